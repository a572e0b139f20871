import { encodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import { checksummed } from '#lib/wire/shapes.ts'
import { hlpmmRouterAbi } from '#spec/abi/hlpmmRouter.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { testTokenAbi } from '#spec/abi/testToken.ts'
import { calledTokens } from './calledTokens.ts'

const [contract, stable, token, user] = ['1', '2', '3', '4'].map((digit) =>
  checksummed(`0x${digit.repeat(40)}`),
) as [`0x${string}`, `0x${string}`, `0x${string}`, `0x${string}`]
const to = { address: contract }

test.each([
  [
    'a purchase names the bought token with the least of it, then what is paid',
    'swapExactStableForTokens',
    [25n, 4n, stable, token, user, 9n],
    [
      { token, units: 4n, isLeast: true },
      { token: stable, units: 25n },
    ],
  ],
  [
    'a purchase without a minimum names no amount of what is bought',
    'swapExactStableForTokens',
    [25n, 0n, stable, token, user, 9n],
    [
      { token, units: null, isLeast: true },
      { token: stable, units: 25n },
    ],
  ],
  [
    'a sale names what is sold, and its minimum in dollars: no stablecoin is in the call',
    'swapExactTokensForStable',
    [7n, 1n, token, user, 9n],
    [{ token, units: 7n, leastDollars: 1n }],
  ],
  [
    'a sale without a minimum names no dollars',
    'swapExactTokensForStable',
    [7n, 0n, token, user, 9n],
    [{ token, units: 7n, leastDollars: null }],
  ],
  [
    'a swap names what is sold, then what for',
    'swapExactTokensForTokens',
    [7n, 1n, token, stable, user, 9n],
    [
      { token, units: 7n },
      { token: stable, units: 1n, isLeast: true },
    ],
  ],
] as const)('%s', (_, method, args, expected) => {
  const input = encodeFunctionData({ abi: hlpmmRouterAbi, functionName: method, args } as never)
  expect(calledTokens({ input, to }, true)).toEqual(expected)
  expect(calledTokens({ input, to }, false)).toEqual([])
  expect(calledTokens({ input: input.slice(0, -2), to }, true)).toEqual([])
})

test('a call of the lending pool names its asset and amount, and no amount where it is "all"', () => {
  const call = (units: bigint) =>
    encodeFunctionData({ abi: lendingPoolAbi, functionName: 'withdraw', args: [token, units] })
  const of = (units: bigint) => calledTokens({ input: call(units), to }, true)
  expect(of(5n)).toEqual([{ token, units: 5n }])
  expect(of(2n ** 256n - 1n)).toEqual([{ token, units: null }])
})

test.each(['transfer', 'approve'] as const)('a standard %s names the called token', (functionName) => {
  const input = encodeFunctionData({ abi: testTokenAbi, functionName, args: [user, 3n] })
  expect(calledTokens({ input, to }, false)).toEqual([{ token: contract, units: 3n }])
})

test('a standard transfer out of an allowance names the called token', () => {
  const args = [user, stable, 3n] as const
  const input = encodeFunctionData({ abi: testTokenAbi, functionName: 'transferFrom', args })
  expect(calledTokens({ input, to }, false)).toEqual([{ token: contract, units: 3n }])
})

test('a payment and a creation name no token', () => {
  expect(calledTokens({ input: '0x', to }, false)).toEqual([])
  expect(calledTokens({ input: '0x', to: null }, true)).toEqual([])
})
