import { expect, test } from 'vitest'
import { dollar, ether, sampleAccount, samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { accountState } from './account.ts'

const usd = sampleReserve(6)
const eth = sampleReserve(18, { asset: ether })
const account = sampleAccount(
  [usd, samplePosition(usd, { scaledSupply: 2_000_000n })],
  [eth, samplePosition(eth, { scaledDebt: 10n ** 18n })],
)

test('accountState contains one asset’s reserve and position, and the summary of all assets', () => {
  expect(accountState(account, ether)).toEqual({
    reserve: eth,
    position: account.positions[1],
    summary: expect.objectContaining({ collateralUsd: 200_000_000n, debtUsd: 100_000_000n }),
  })
})

test('accountState is undefined for an asset whose reserve or position is missing', () => {
  expect(accountState({ ...account, reserves: [usd] }, ether)).toBeUndefined()
  expect(accountState({ ...account, positions: [] }, dollar)).toBeUndefined()
})
