import { expect, test } from 'vitest'
import { samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { bestDeposit } from './bestDeposit.ts'
import type { LendingRow } from './lendingRow.ts'

function row(symbol: string, apy: string | null, wallet: string, changes: object = {}): LendingRow {
  const supplyApy = apy === null ? null : decimal(apy)
  return { symbol, supplyApy, wallet: decimal(wallet), trouble: null, ...changes } as LendingRow
}

test.each([
  [
    'the held one that earns most',
    [row('TIDE', '0', '9'), row('WETH', '0.01', '1'), row('TUSD', '0.02', '1')],
    'TUSD',
  ],
  ['a held one before another that earns more', [row('TUSD', '0.05', '0'), row('WETH', '0.01', '1')], 'WETH'],
  [
    'one that earns, where the held one earns nothing',
    [row('TIDE', '0', '9'), row('TUSD', '0.02', '0')],
    'TUSD',
  ],
  ['one that earns most, where none is held', [row('WETH', '0.01', '0'), row('TUSD', '0.02', '0')], 'TUSD'],
  ['a held one, where nothing earns', [row('WETH', '0', '0'), row('TIDE', '0', '9')], 'TIDE'],
  ['no blocked one', [row('TUSD', '0.02', '1', { trouble: 'Unread' }), row('WETH', '0.01', '1')], 'WETH'],
  [
    'no paused one',
    [row('TUSD', '0.02', '1', { reserve: { paused: true } }), row('WETH', '0.01', '1')],
    'WETH',
  ],
  [
    'one with an unknown rate, where the other earns nothing',
    [row('TIDE', '0', '9'), row('TUSD', null, '1')],
    'TUSD',
  ],
])('a deposit is proposed of %s', (_, rows, symbol) => {
  expect(bestDeposit(rows)?.symbol).toBe(symbol)
})

test('of two held ones that earn, a deposit is proposed of the one that opens more credit', () => {
  const held = (symbol: string, apy: string, wallet: bigint) => {
    const reserve = sampleReserve(6)
    const position = samplePosition(reserve, { wallet })
    return row(symbol, apy, '1', { reserve, position, borrowTier: { tier: 2, ofAccount: true } })
  }
  expect(bestDeposit([held('WETH', '0.05', 1_000n), held('TUSD', '0.02', 10_000_000n)])?.symbol).toBe('TUSD')
})
