import { expect, test } from 'vitest'
import type { Account } from '#domain/lending/account/account.ts'
import type { Position } from '#domain/lending/account/position.ts'
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

test('liquidationPrice is null where other deposits cover the debt to the unit, and where nothing can save the account', () => {
  // One ether at $3,000 and 80 % carries 2,400 dollars.
  const third = sampleReserve(6, { asset: '0x00000000000000000000000000000000000000cc' })
  const priceWith = (borrowed: bigint, changes: Partial<Position>) => {
    const { reserves, positions, tier } = account({ borrowed }, { supplied: 1n })
    const all = {
      reserves: [...reserves, third],
      positions: [...positions, samplePosition(third, changes)],
      tier,
    }
    return liquidationPrice(all, third.asset)
  }
  expect(priceWith(2_400n, { scaledSupply: 5n })).toBeNull()
  expect(priceWith(2_400n, { scaledDebt: 5n })).toBeNull()
  expect(priceWith(2_401n, { scaledDebt: 5n })).toBeNull()
})

test('liquidationPrice is null for an asset whose deposit covers its own loan exactly', () => {
  const balanced = samplePosition(eth, { scaledSupply: 10n * wad, scaledDebt: 8n * wad })
  for (const each of [account({ borrowed: 100n }, {}), account({ supplied: 100n }, {})]) {
    const positions = [...each.positions.slice(0, 1), balanced]
    expect(liquidationPrice({ ...each, positions }, ether)).toBeNull()
  }
})

test('liquidationPrice is null without a reserve or without a position', () => {
  const of = account({ borrowed: 1_200n }, { supplied: 1n })
  expect(liquidationPrice({ ...of, reserves: [usd] }, ether)).toBeNull()
  expect(liquidationPrice({ ...of, positions: of.positions.slice(0, 1) }, ether)).toBeNull()
})

test('withPrice changes every price of one asset only', () => {
  const { reserves } = withPrice(account({}, {}), ether, 5n)
  expect(reserves[0]).toEqual(usd)
  expect(reserves[1]).toEqual({ ...eth, price: 5n, priceLower: 5n, priceUpper: 5n, priceAverage: 5n })
})
