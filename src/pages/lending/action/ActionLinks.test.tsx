import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { lendingRows } from '#pages/lending/data/lendingRow.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { ActionLinks } from './ActionLinks.tsx'

test.each([
  ['a debt', { borrowed: 5_000_000n }, 'Repay TUSD'],
  ['no debt', {}, 'Deposit TUSD'],
])('the primary action of a pool with %s', async (_, position, name) => {
  await loadTestConfig({})
  const reserve = sampleReserve(6, { symbol: 'TUSD' })
  const [row] = lendingRows(undefined, [reserve], [samplePosition(reserve, position)])
  if (!row) throw new Error('The sample has no row.')
  renderPart(<ActionLinks row={row} size="normal" />)
  expect((await screen.findByRole('link', { name })).className).toContain('bg-accent')
  const primary = screen.getAllByRole('link').filter(({ className }) => className.includes('bg-accent'))
  expect(primary).toHaveLength(1)
})
