import { beforeAll, expect, test } from 'vitest'
import { ray } from '#domain/lending/reserve/interest.ts'
import { samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import type { Pool } from '#interfaces/lending/pool.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { actionsFor } from '#pages/lending/action/ActionLinks.tsx'
import { lendingRows, worth } from './lendingRow.ts'

beforeAll(() => loadTestConfig())

const asset = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const pool: Pool = {
  assetAddress: asset,
  pTokenAddress: asset,
  symbol: 'TUSD',
  decimals: 6,
  totalSupplied: decimal('1000'),
  supplyApy: decimal('0.03'),
  borrowApy: decimal('0.05'),
}
const reserve = sampleReserve(6, {
  asset,
  pToken: asset,
  symbol: 'TUSD',
  cash: 250_000_000n,
  supplyScaled: 1_000_000_000n,
  borrowScaled: [0n, 0n, 750_000_000n, 0n, 0n],
  supplyRate: ray / 20n,
  borrowRates: [0n, 0n, ray / 10n, 0n, 0n],
})

test('with only the API, figures of the chain are unknown, not zero, and no action is possible', () => {
  const [row] = lendingRows([pool], undefined, null)
  expect(row).toMatchObject({ supplied: '1000', borrowed: null, utilization: null, wallet: null })
  expect(row?.trouble).toContain('could not be read')
})

test('a contract still being read is not called unreadable, and no action is possible', () => {
  const [row] = lendingRows([pool], 'reading', null)
  expect(row).toMatchObject({ supplied: '1000', borrowed: null, isReading: true })
  expect(row?.trouble).toBe('The pool contract is still being read.')
})

test('with only the chain, the row is complete and takes actions', () => {
  const [row] = lendingRows(undefined, [reserve], null)
  expect(row).toMatchObject({ supplied: '1000', borrowed: '750', utilization: '0.75', trouble: null })
  expect(row && worth(row, row.cash)).toBe('250')
})

test('an asset unknown to the contract is shown without actions', () => {
  const other = { ...pool, assetAddress: '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512' } as const
  const rows = lendingRows([other], [reserve], null)
  expect(rows).toHaveLength(2)
  expect(rows[0]?.trouble).toContain('not the pool contract')
})

test('different decimals of API and contract block the row, and both are named', () => {
  const [row] = lendingRows([{ ...pool, decimals: 18 }], [reserve], null)
  expect(row?.trouble).toMatch(/18 decimals.*contract 6/)
  expect(row?.decimals).toBe(6)
})

test('different pTokens of API and contract block the row, and both are named', () => {
  const other = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'
  const [row] = lendingRows([{ ...pool, pTokenAddress: other }], [reserve], null)
  expect(row?.trouble).toContain(other)
  expect(row?.trouble).toContain(reserve.pToken)
})

test('a paused asset allows repayment only', () => {
  const position = samplePosition(reserve, { scaledDebt: 5_000_000n })
  const [row] = lendingRows([pool], [{ ...reserve, paused: true }], [position])
  expect(row?.trouble).toBeNull()
  expect(row && actionsFor(row)).toEqual(['repay'])
  const [without] = lendingRows([pool], [{ ...reserve, paused: true }], null)
  expect(without && actionsFor(without)).toEqual([])
})

test('a pool without views allows all four actions', () => {
  const [row] = lendingRows([pool], null, null)
  expect(row).toMatchObject({ supplied: '1000', borrowed: null, trouble: null })
  expect(row && actionsFor(row)).toEqual(['deposit', 'withdraw', 'borrow', 'repay'])
})

test('a different symbol or rate is listed with both values, and blocks nothing', () => {
  const api = { ...pool, symbol: 'USDT', supplyApy: decimal('0.5'), borrowApy: decimal('0.104') }
  const [row] = lendingRows([api], [reserve], null)
  expect(row).toMatchObject({ trouble: null, symbol: 'TUSD' })
  expect(row?.differences).toEqual([
    { what: 'symbol', service: 'USDT', contract: 'TUSD' },
    { what: 'supply APY', service: '50%', contract: '5.12%' },
  ])
})

test('a rate slightly behind is not listed as a difference', () => {
  const api = { ...pool, supplyApy: decimal('0.0525'), borrowApy: decimal('0.1') }
  expect(lendingRows([api], [reserve], null)[0]?.differences).toEqual([])
})

test('a fault of one asset blocks only that asset', () => {
  const wrong = { ...pool, assetAddress: '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512' } as const
  const rows = lendingRows([wrong, { ...pool, symbol: 'TUSD' }], [reserve], null)
  expect(rows.map(({ trouble }) => trouble === null)).toEqual([false, true])
})

test("an API that lags after an action does not replace the chain's figures", () => {
  const stale = { ...pool, totalSupplied: decimal('400') }
  const [row] = lendingRows([stale], [reserve], null)
  expect(row).toMatchObject({ supplied: '1000', borrowed: '750', trouble: null })
})
