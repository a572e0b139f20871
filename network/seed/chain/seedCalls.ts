import { type Address, encodeFunctionData, maxUint256, parseUnits } from 'viem'
import type { Deployment } from '#network/contracts/deploy.ts'
import { hlpmmFactoryAbi } from '#spec/abi/hlpmmFactory.ts'
import { hlpmmNftAbi } from '#spec/abi/hlpmmNft.ts'
import { hlpmmRouterAbi } from '#spec/abi/hlpmmRouter.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { testTokenAbi } from '#spec/abi/testToken.ts'
import type { Call } from './transactionSender.ts'

/** The usual transactions, each as data with the gas a wallet would give it. */

const noDeadline = maxUint256
/** A trade uses about 450,000, more while more holders are tracked. */
const tradeGas = 700_000n

/** Test tokens from their own faucet, in base units. */
export function mint(from: Address, token: Address, amount: bigint, to = from): Call {
  const data = encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args: [to, amount] })
  return { from, to: token, data, gas: 90_000n }
}

/** Approves an ERC-20 allowance, unlimited by default. */
export function approve(from: Address, token: Address, spender: Address, amount = maxUint256): Call {
  const data = encodeFunctionData({ abi: testTokenAbi, functionName: 'approve', args: [spender, amount] })
  return { from, to: token, data, gas: 70_000n }
}

/** Transfers an ERC-20 token. `amount` is in base units. */
export function transfer(from: Address, token: Address, to: Address, amount: bigint): Call {
  const data = encodeFunctionData({ abi: testTokenAbi, functionName: 'transfer', args: [to, amount] })
  return { from, to: token, data, gas: 90_000n }
}

/** `ether` is a decimal number of whole coins. */
export function pay(from: Address, to: Address, ether: string): Call {
  return { from, to, value: parseUnits(ether, 18), gas: 21_000n }
}

type MarketContracts = Pick<Deployment, 'marketRouter' | 'marketNft' | 'marketFactory'>

/** What a purchase pays with, and what it buys. */
export type Purchase = { stablecoin: Address; token: Address; usd: bigint; minimum?: bigint }

/** Buys through the router. All amounts have 18 decimals. */
export function buy(from: Address, { marketRouter }: MarketContracts, purchase: Purchase): Call {
  const { stablecoin, token, usd, minimum = 0n } = purchase
  const data = encodeFunctionData({
    abi: hlpmmRouterAbi,
    functionName: 'swapExactStableForTokens',
    args: [usd, minimum, stablecoin, token, from, noDeadline],
  })
  return { from, to: marketRouter, data, gas: tradeGas }
}

/** Sells through the router, for whatever coins the pool has. All amounts have 18 decimals. */
export function sell(
  from: Address,
  { marketRouter }: MarketContracts,
  token: Address,
  amount: bigint,
  minimum = 0n,
): Call {
  const data = encodeFunctionData({
    abi: hlpmmRouterAbi,
    functionName: 'swapExactTokensForStable',
    args: [amount, minimum, token, from, noDeadline],
  })
  return { from, to: marketRouter, data, gas: tradeGas }
}

/** Distributes a market's fees by its strategy. Only the holder of the market's NFT may call it. */
export function claimFees(from: Address, { marketNft }: MarketContracts, nftId: bigint): Call {
  const data = encodeFunctionData({ abi: hlpmmNftAbi, functionName: 'claimFees', args: [nftId] })
  return { from, to: marketNft, data, gas: 300_000n }
}

/** Sets the strategy for a market's fees. Only the holder of the market's NFT may call it. */
export function setFeeStrategy(
  from: Address,
  { marketNft }: MarketContracts,
  nftId: bigint,
  strategy: number,
): Call {
  const data = encodeFunctionData({
    abi: hlpmmNftAbi,
    functionName: 'setFeeStrategy',
    args: [nftId, strategy],
  })
  return { from, to: marketNft, data, gas: 120_000n }
}

export type MarketTerms = {
  name: string
  symbol: string
  metadata: string
  /** 0 claim, 1 burn, 2 airdrop, 3 rewards of the pool. */
  feeStrategy: number
}

/** A market of the factory, which also mints its NFT to the sender. */
export function createMarket(from: Address, { marketFactory }: MarketContracts, terms: MarketTerms): Call {
  const { name, symbol, metadata, feeStrategy } = terms
  const data = encodeFunctionData({
    abi: hlpmmFactoryAbi,
    functionName: 'createMarket',
    args: [name, symbol, metadata, feeStrategy],
  })
  return { from, to: marketFactory, data, gas: 8_000_000n }
}

export type LendingMove = 'deposit' | 'withdraw' | 'borrow' | 'repay'

/** `amount` in base units of the asset. */
export function lend(from: Address, pool: Address, move: LendingMove, asset: Address, amount: bigint): Call {
  const data = encodeFunctionData({ abi: lendingPoolAbi, functionName: move, args: [asset, amount] })
  return { from, to: pool, data, gas: 900_000n }
}
