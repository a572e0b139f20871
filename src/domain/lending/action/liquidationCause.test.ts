import { expect, test } from 'vitest'
import { dollar, ether, sampleAccount, samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { accountAfter } from './afterAction.ts'
import { liquidationCause } from './liquidationCause.ts'

type Whole = { supplied?: bigint; borrowed?: bigint }

const reserves = [
  sampleReserve(6, { asset: dollar, symbol: 'TUSD' }),
  sampleReserve(18, { asset: ether, symbol: 'WETH', price: 3_000n * 10n ** 18n }),
]

/** The account with these whole dollars and ethers. */
function account(...holdings: readonly Whole[]) {
  return sampleAccount(
    ...reserves.map((reserve, index) => {
      const unit = 10n ** BigInt(reserve.decimals)
      const { supplied = 0n, borrowed = 0n } = holdings[index] ?? {}
      return [
        reserve,
        samplePosition(reserve, { scaledSupply: supplied * unit, scaledDebt: borrowed * unit }),
      ] as const
    }),
  )
}

test.each([
  [
    'the price of the only collateral',
    account({ borrowed: 1_200n }, { supplied: 1n }),
    { symbol: 'WETH', price: '1500', fall: '0.5' },
  ],
  [
    'that price with a debt of the collateral, too',
    account({ borrowed: 900n }, { supplied: 2n, borrowed: 1n }),
    { symbol: 'WETH', price: '1500', fall: '0.5' },
  ],
  ['no price, where both are one asset', account({ supplied: 100n, borrowed: 50n }, {}), 'together'],
  [
    'the price of the collateral, once a loan of another asset joins one of the same',
    accountAfter(account({ supplied: 100n, borrowed: 50n }, {}), 'borrow', ether, 10n ** 15n),
    expect.objectContaining({ symbol: 'TUSD' }),
  ],
  ['nothing without a debt', account({ supplied: 100n }, { supplied: 1n }), undefined],
  [
    'nothing that one price decides with two deposits',
    account({ supplied: 1n, borrowed: 9n }, { supplied: 1n }),
    undefined,
  ],
  ['nothing without collateral', account({ borrowed: 9n }, {}), undefined],
])('the cause of a liquidation is %s', (_, of, cause) => {
  expect(liquidationCause(of)).toEqual(cause)
})
