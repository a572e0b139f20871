import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { tradeColumns } from './tradeColumns.tsx'
import type { TradeOfPerson } from './useTraders.ts'

const own = `0x${'1'.repeat(40)}` as Address

test.each([
  ['You', own],
  ['Creator', null],
] as const)('a trade by %s has one identicon, and says the role', async (role, account) => {
  await loadTestConfig()
  const columns = tradeColumns({ symbol: 'TIDE', creator: own }, account)
  const swap = { sender: own, router: null, isOpen: false } as unknown as TradeOfPerson
  renderPart(columns.find(({ id }) => id === 'trader')?.cell(swap))
  expect(await screen.findByText(role)).toBeTruthy()
  expect(screen.getAllByRole('presentation')).toHaveLength(1)
})
