import { expect, test } from 'vitest'
import { amountTokens } from './amountTokens.ts'

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
])(
  'amountTokens of %s finds the token of each amount by the parameter names',
  (methodCall, parameters, tokens) => {
    expect(amountTokens({ methodCall, parameters }, contract)).toEqual(tokens)
  },
)

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
  expect(amountTokens({ methodCall, parameters }, contract).filter((token) => token !== null)).toEqual([])
})
