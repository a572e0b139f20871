import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { marketColumns } from '#pages/markets/board/columns/marketColumns.tsx'
import { columnIds } from '#pages/markets/board/columns/shownColumns.ts'
import { CardGrid } from './CardGrid.tsx'

test.each([
  ['eight figures', columnIds.filter((id) => !/^(sides|topHolder|liquidity|creator)$/.test(id)), 164],
  ['all figures', columnIds, 212],
  ['one figure', ['price', 'marketCap'] as never, 92],
])('cards with %s are as high before they are measured', (_, shown, height) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  render(<CardGrid markets={[]} columns={marketColumns(shown, 'market-cap', () => {})} />)
  expect(screen.getByRole('list').style.getPropertyValue('--card-height')).toBe(`${height}px`)
})
