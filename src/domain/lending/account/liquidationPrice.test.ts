import { expect, test } from 'vitest'
import type { Account } from '#domain/lending/account/account.ts'
import { dollar, ether, sampleAccount, samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { summaryOf } from './accountSummary.ts'
import { liquidationPrice, withPrice } from './liquidationPrice.ts'

const wad = 10n ** 18n
const usd = sampleReserve(6)
const eth = sampleReserve(18, { asset: ether, symbol: 'WETH', price: 3_000n * wad })

/** `supplied` and `borrowed` in whole tokens. */
function account(dollars: { supplied?: bigint; borrowed?: bigint }, ethers: typeof dollars): Account {
  const position = (reserve: typeof usd, { supplied = 0n, borrowed = 0n }: typeof dollars) =>
    samplePosition(reserve, {
      scaledSupply: supplied * 10n ** BigInt(reserve.decimals),
      scaledDebt: borrowed * 10n ** BigInt(reserve.decimals),
    })
  return sampleAccount([usd, position(usd, dollars)], [eth, position(eth, ethers)])
}

function healthAt(of: Account, asset: typeof dollar, price: bigint) {
  const { reserves, positions, tier } = withPrice(of, asset, price)
  return summaryOf(reserves, positions, tier).health ?? 0n
}

test.each([
  [
    'a deposit against a loan of dollars',
    account({ borrowed: 1_200n }, { supplied: 1n }),
    ether,
    1_500n,
    'falls',
  ],
  ['a loan against dollars', account({ supplied: 4_500n }, { borrowed: 1n }), ether, 3_600n, 'rises'],
  [
    'a loan of what is deposited too',
    account({ borrowed: 900n }, { supplied: 2n, borrowed: 1n }),
    ether,
    1_500n,
    'falls',
  ],
  ['dollars that carry ether', account({ supplied: 6_000n }, { borrowed: 1n }), dollar, 0n, 'falls'],
] as const)('%s ends where its health is 1', (_, of, asset, whole, when) => {
  const found = liquidationPrice(of, asset)
  expect(found?.when).toBe(when)
  const price = found?.price ?? 0n
  if (whole > 0n) expect(price).toBe(whole * wad)
  expect(healthAt(of, asset, price)).toBeGreaterThanOrEqual(wad)
  const beyond = when === 'falls' ? (price * 99_999n) / 100_000n : (price * 100_001n) / 100_000n
  expect(healthAt(of, asset, beyond)).toBeLessThan(wad)
})

test('liquidationPrice is null without debt, or where other deposits cover it', () => {
  expect(liquidationPrice(account({ supplied: 9_000n, borrowed: 100n }, { supplied: 1n }), ether)).toBeNull()
  expect(liquidationPrice(account({ supplied: 9_000n }, { supplied: 1n }), ether)).toBeNull()
  expect(liquidationPrice(account({}, {}), '0x00000000000000000000000000000000000000cc')).toBeNull()
})
