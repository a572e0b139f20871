import { expect, test } from 'vitest'
import { amountTokens, errorTokens, tokenOfPool } from './amountTokens.ts'

const contract = '0x00000000000000000000000000000000000000C1'
const dollar = '0x00000000000000000000000000000000000000D1'
const tide = '0x00000000000000000000000000000000000000D2'

const number = (name: string, indexed = false) => ({ name, type: 'uint256', indexed, value: '5' })
const address = (name: string, value: string = dollar, indexed = false) => ({
  name,
  type: 'address',
  indexed,
  value,
})

test.each([
  ['transfer(address to, uint256 value)', [address('to'), number('value')], [null, contract]],
  ['Approval(address,address,uint256)', [address('o'), address('s'), number('')], [null, null, contract]],
  ['odd(uint256 constructor)', [number('constructor')], [null]],
  ['deposit(address asset, uint256 amount)', [address('asset'), number('amount')], [null, dollar]],
  [
    'FeeAccumulated(uint256 indexed nftId, address stablecoin, uint256 amount)',
    [number('nftId', true), address('stablecoin'), number('amount')],
    [null, null, dollar],
  ],
  [
    'swapExactStableForTokens(…)',
    [
      number('amountIn'),
      number('amountOutMin'),
      address('stablecoin'),
      address('tokenOut', tide),
      number('deadline'),
    ],
    [dollar, tide, null, null, null],
  ],
  [
    'swapExactTokensForTokensMultiHop(…)',
    [
      number('amountIn'),
      number('amountOutMin'),
      { name: 'path', type: 'address[]', indexed: false, value: [tide, contract, dollar] },
    ],
    [tide, dollar, null],
  ],
  [
    'a sale in a pool: swap(…)',
    [address('stablecoin'), address('tokenIn', tide), number('amountIn'), number('amountOutMin')],
    [null, null, tide, dollar],
  ],
  [
    'a purchase in a pool: swap(…)',
    [address('stablecoin'), address('tokenIn'), number('amountIn'), number('amountOutMin')],
    [null, null, dollar, null],
  ],
  [
    'Swap(…)',
    [address('tokenIn'), address('tokenOut', tide), number('amountOut'), number('feeAmount')],
    [null, null, tide, dollar],
  ],
  [
    'Liquidate(…)',
    [
      address('debtAsset'),
      address('collateralAsset', tide),
      number('debtRepaid'),
      number('collateralSeized'),
    ],
    [null, null, dollar, tide],
  ],
])(
  'amountTokens of %s finds the token of each amount by the parameter names',
  (methodCall, parameters, tokens) => {
    expect(amountTokens({ methodCall, parameters }, contract, undefined)).toEqual(tokens)
  },
)

test.each([
  ['the router of the markets is in dollars', contract, 'usd'],
  ['another contract is in an unknown unit', dollar, null],
])('the minimum of a sale through %s', (_, router, unit) => {
  const methodCall = 'swapExactTokensForStable(uint256 amountIn, uint256 amountOutMin, address tokenIn)'
  const parameters = [number('amountIn'), number('amountOutMin'), address('tokenIn', tide)]
  expect(amountTokens({ methodCall, parameters }, contract, router as `0x${string}`)).toEqual([
    tide,
    unit,
    null,
  ])
})

test.each([
  ['an id of a collectible', 'approve(address to, uint256 tokenId)', [address('to'), number('tokenId')]],
  [
    'an indexed id',
    'Transfer(address,address,uint256)',
    [address('from'), address('to'), number('id', true)],
  ],
  ['a number of an unknown call', 'setFee(uint256 fee)', [number('fee')]],
  [
    'an amount whose token is no address',
    'pay(address asset, uint256 amount)',
    [address('asset', '0x1'), number('amount')],
  ],
  ['an amount without a token', 'pay(uint256 amount)', [number('amount')]],
])('amountTokens has no token for %s', (_, methodCall, parameters) => {
  expect(
    amountTokens({ methodCall, parameters }, contract, contract).filter((token) => token !== null),
  ).toEqual([])
})

const withdrawal = {
  methodCall: 'withdraw(address asset, uint256 amount)',
  parameters: [address('asset', tide), number('amount')],
}

test.each([
  ['InsufficientSupplyBalance(uint256 requested, uint256 available)', withdrawal, [tide, tide]],
  ['BorrowCapExceeded(uint256 cap, uint256 wouldBe)', withdrawal, [tide, tide]],
  ['BelowMinimumBorrow(uint256 minimum, uint256 debt)', withdrawal, [tide, tide]],
  ['InsufficientSupplyBalance(uint256 requested, uint256 available)', null, [null, null]],
  [
    'InsufficientSupplyBalance(uint256 requested, uint256 available)',
    {
      methodCall: 'liquidate(…)',
      parameters: [address('debtAsset', tide), address('asset'), address('asset', tide)],
    },
    [null, null],
  ],
])('errorTokens of %s after the call finds the asset only where both tell it', (methodCall, call, tokens) => {
  const error = { methodCall, parameters: [number('requested'), number('available')] }
  expect(errorTokens(error, call)).toEqual(tokens)
})

test('errorTokens of an argument that is named for dollars counts dollars of the pool, whatever the call was', () => {
  const methodCall = 'BorrowingPowerExceeded(uint256 debtUsd, uint256 borrowingPowerUsd)'
  const parameters = [number('debtUsd'), number('borrowingPowerUsd')]
  expect(errorTokens({ methodCall, parameters }, null)).toEqual(['poolUsd', 'poolUsd'])
})

test('the reserves in a swap of a market are dollars and its token, other events of these names have neither', () => {
  const parameters = [
    ...[address('stablecoinIn'), address('stablecoinOut', '0x0000000000000000000000000000000000000000')],
    ...[address('tokenIn'), address('tokenOut', tide), number('newReserveUSD'), number('newReserveToken')],
  ]
  const of = (methodCall: string, given = parameters) =>
    amountTokens({ methodCall, parameters: given }, contract, dollar).slice(-2)
  expect(of('Swap(address indexed pool, …)')).toEqual(['usd', tide])
  expect(of('Other(…)')).toEqual([null, null])
  const sync = [number('effectiveReserveUSD'), number('reserveToken')]
  expect(of('Sync(uint256 effectiveReserveUSD, uint256 reserveToken)', sync)).toEqual(['usd', null])
})

test('the reserve of a token in a sync counts the token of its market, which a swap of the router names', () => {
  const sides = [
    address('stablecoinIn'),
    address('stablecoinOut', contract),
    address('tokenIn'),
    address('tokenOut', tide),
  ]
  const swap = { methodCall: 'Swap(…)', parameters: [address('pool', contract, true), ...sides] }
  expect(tokenOfPool([swap], contract)).toBe(tide)
  expect(tokenOfPool([swap], tide)).toBeNull()
  const sync = { methodCall: 'Sync(…)', parameters: [number('effectiveReserveUSD'), number('reserveToken')] }
  expect(amountTokens(sync, contract, dollar, tide)).toEqual(['usd', tide])
})
