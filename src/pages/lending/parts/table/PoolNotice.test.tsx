// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sampleReserve } from '#domain/lending/sampleAccount.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { lendingRows } from '#pages/lending/parts/data/lendingRow.ts'
import type { useLending } from '#pages/lending/parts/data/useLending.ts'
import { PoolNotice } from './PoolNotice.tsx'

afterEach(cleanup)

const reserve = sampleReserve(6, { symbol: 'TUSD' })
const pool = {
  ...{ assetAddress: reserve.asset, pTokenAddress: reserve.pToken, symbol: 'TUSD', decimals: 6 },
  ...{ totalSupplied: decimal('2000'), supplyApy: decimal('0'), borrowApy: decimal('0') },
}
const down = new InterfaceError('node', 'unreachable', 'Down.')

/** What is said where these parts of the pool are known. */
function said(parts: {
  pools?: readonly (typeof pool)[]
  reserves?: readonly (typeof reserve)[] | null
  recordError?: InterfaceError
}) {
  const { pools, reserves, recordError = null } = parts
  const lending = {
    rows: lendingRows(pools, reserves, null),
    pools: { data: pools && { pools, dropped: 0 }, error: pools ? null : down },
    reserves: { data: reserves, error: reserves === undefined ? down : null },
    record: { error: recordError },
  }
  render(<PoolNotice lending={lending as unknown as ReturnType<typeof useLending>} />)
  return screen.queryByRole('status')?.textContent ?? null
}

test('where all agree nothing is said', () => {
  expect(said({ pools: [pool], reserves: [reserve] })).toBeNull()
})

test('a dead interface is named with what is left', () => {
  expect(said({ reserves: [reserve] })).toContain('everything still works')
  cleanup()
  expect(said({ pools: [pool] })).toContain('nothing can be sent')
  cleanup()
  expect(said({ pools: [pool], reserves: null })).toContain('You can act')
})

test('what the service tells otherwise is named with the asset and both values', () => {
  expect(said({ pools: [{ ...pool, symbol: 'USDT' }], reserves: [reserve] })).toBe(
    'TUSD (0x0000…00aa): The lending service says its symbol is USDT, the pool contract TUSD, which is shown.',
  )
})

test('the record of another person is refused aloud', () => {
  const recordError = new InterfaceError('lending', 'malformed', 'The record of another user.')
  expect(said({ pools: [pool], reserves: [reserve], recordError })).toBe('The record of another user.')
})
