import { type Address, encodeFunctionData, maxUint256, parseUnits } from 'viem'
import { curveFactoryAbi } from '#spec/abi/curveFactory.ts'
import { curvePoolAbi } from '#spec/abi/curvePool.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { testTokenAbi } from '#spec/abi/testToken.ts'
import type { Call } from './transactionSender.ts'

/** The usual transactions, each as data with the gas a wallet would give it. */

const noDeadline = maxUint256

/** Test tokens from their own faucet, in base units. */
export function mint(from: Address, token: Address, amount: bigint, to = from): Call {
  const data = encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args: [to, amount] })
  return { from, to: token, data, gas: 90_000n }
}

/** Unlimited without an amount. */
export function approve(from: Address, token: Address, spender: Address, amount = maxUint256): Call {
  const data = encodeFunctionData({ abi: testTokenAbi, functionName: 'approve', args: [spender, amount] })
  return { from, to: token, data, gas: 70_000n }
}

/** Of an ERC-20, in base units. */
export function transfer(from: Address, token: Address, to: Address, amount: bigint): Call {
  const data = encodeFunctionData({ abi: testTokenAbi, functionName: 'transfer', args: [to, amount] })
  return { from, to: token, data, gas: 90_000n }
}

/** `ether` is a decimal number of whole coins. */
export function pay(from: Address, to: Address, ether: string): Call {
  return { from, to, value: parseUnits(ether, 18), gas: 21_000n }
}

/** `usd` and `minimum` in base units, of the stablecoin and of the token. */
export function buy(from: Address, pool: Address, usd: bigint, minimum = 0n): Call {
  const data = encodeFunctionData({
    abi: curvePoolAbi,
    functionName: 'buy',
    args: [usd, minimum, from, noDeadline],
  })
  return { from, to: pool, data, gas: 320_000n }
}

/** `tokens` and `minimum` in base units, of the token and of the stablecoin. */
export function sell(from: Address, pool: Address, tokens: bigint, minimum = 0n): Call {
  const data = encodeFunctionData({
    abi: curvePoolAbi,
    functionName: 'sell',
    args: [tokens, minimum, from, noDeadline],
  })
  return { from, to: pool, data, gas: 320_000n }
}

/** To the owner of the market's NFT, whoever sends it. */
export function claimFees(from: Address, pool: Address): Call {
  return {
    from,
    to: pool,
    data: encodeFunctionData({ abi: curvePoolAbi, functionName: 'claimFees' }),
    gas: 150_000n,
  }
}

export type MarketTerms = {
  name: string
  symbol: string
  metadata: string
  virtualUsd: bigint
  supply: bigint
  feeStrategy: number
}

/** A market of the factory, which also mints its NFT to the sender. */
export function createMarket(from: Address, factory: Address, terms: MarketTerms): Call {
  const data = encodeFunctionData({ abi: curveFactoryAbi, functionName: 'createMarket', args: [terms] })
  return { from, to: factory, data, gas: 5_000_000n }
}

export type LendingMove = 'deposit' | 'withdraw' | 'borrow' | 'repay'

/** `amount` in base units of the asset. */
export function lend(from: Address, pool: Address, move: LendingMove, asset: Address, amount: bigint): Call {
  const data = encodeFunctionData({ abi: lendingPoolAbi, functionName: move, args: [asset, amount] })
  return { from, to: pool, data, gas: 900_000n }
}
