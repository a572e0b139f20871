import { quoteBuy, quoteSell } from '#domain/markets/curve/curve.ts'
import type { Side } from '#domain/markets/trades/trade.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { type Address, checksummed } from '#lib/wire/shapes.ts'
import { ownerOf } from '#spec/abi/collectionSelectors.ts'
import * as collector from '#spec/abi/feeCollectorSelectors.ts'
import * as factory from '#spec/abi/hlpmmFactorySelectors.ts'
import { feeStrategy } from '#spec/abi/hlpmmNftSelectors.ts'
import * as pool from '#spec/abi/hlpmmPoolSelectors.ts'
import * as quoter from '#spec/abi/hlpmmQuoterSelectors.ts'
import { getApprovedStablecoins } from '#spec/abi/stablecoinRegistrySelectors.ts'
import * as token from '#spec/abi/tokenSelectors.ts'

/* For the tests: a node with one market, whose state the test may change. */

/** The preferred coin, another one, and one that the registry lists although it has 6 decimals. */
export const stablecoin = checksummed(`0x${'dd'.padStart(40, '0')}`)
export const otherCoin = checksummed(`0x${'dc'.padStart(40, '0')}`)
const smallCoin = checksummed(`0x${'d6'.padStart(40, '0')}`)

/** The token and the pool of another market, whose pool is as the first one's. */
export const otherToken = checksummed(`0x${'e2'.padStart(40, '0')}`)
export const otherPool = checksummed(`0x${'a2'.padStart(40, '0')}`)

const symbols: Record<string, string> = {
  [otherToken]: 'WAVE',
  [stablecoin]: 'HUSD',
  [otherCoin]: 'RUSD',
  [smallCoin]: 'SIX',
}

/** Their addresses in `config.json`. */
export const fakeContracts = {
  kind: 'hlpmm-v2',
  router: checksummed(`0x${'fa'.padStart(40, '0')}`),
  quoter: checksummed(`0x${'fb'.padStart(40, '0')}`),
  registry: checksummed(`0x${'fc'.padStart(40, '0')}`),
} as const
export const factoryAddress = checksummed(`0x${'fd'.padStart(40, '0')}`)

/** A month, and the volatility at which a market of that age charges 1 %. */
const age = 2_592_000
const volatility = 1_400n

/** The state of the contracts: the pool's reserves and fee, and the balances and allowances of one wallet. */
export type FakeCurve = {
  block: number
  chainId: number
  /** The time of the block it is making, in epoch seconds; the newest one is two seconds older. */
  time: number
  x: bigint
  y: bigint
  realUsd: bigint
  /** What the quoter supposes. */
  feePpm: bigint
  dollars: bigint
  /** The wallet's balance of the other stablecoin. */
  otherDollars: bigint
  tokens: bigint
  allowance: bigint
  /** Whether the explorer lists the other market's token among those of the wallet. */
  holdsOther: boolean
  /** What the other market's pool holds of the preferred coin. */
  coinInOtherPool: bigint
  /** The pool that the factory has for the market's token. */
  listed: Address
  /** Base units that the quoter's answers add to the payout by the reserves. */
  beyond: bigint
  /** The fees of every market: pending base units, their strategy, and whether the collector can pay out an airdrop. */
  fees: { pending: bigint; strategy: bigint; paysOut: boolean; owner: Address }
  /** The logs of every receipt; without them the node has no receipts. */
  logs?: readonly object[]
}

/** A pool of 36,000 dollars and 9,000,000 tokens at a fee of 1 %, and a wallet with 1,000 dollars and 500 tokens. */
export function fakeCurve(listed: Address): FakeCurve {
  const whole = 10n ** 18n
  return {
    block: 500,
    chainId: 31_337,
    time: Math.floor(Date.now() / 1_000),
    x: 36_000n * whole,
    y: 9_000_000n * whole,
    realUsd: 6_000n * whole,
    feePpm: 10_000n,
    dollars: 1_000n * whole,
    otherDollars: 50n * whole,
    tokens: 500n * whole,
    allowance: 0n,
    holdsOther: false,
    coinInOtherPool: 6_000n * whole,
    listed,
    beyond: 0n,
    fees: { pending: 0n, strategy: 0n, paysOut: true, owner: listed },
  }
}

/** The answers of that node to a request body. Every token is the market's, but the stablecoins. */
export function answerCurve(body: string, state: FakeCurve, marketToken: Address): Response {
  return answerCalls(body, ({ method, params }) => {
    if (method === 'eth_blockNumber') return { result: hex(BigInt(state.block)) }
    if (method === 'eth_chainId') return { result: hex(BigInt(state.chainId)) }
    if (method === 'eth_getBlockByNumber') return { result: blockOf(state, params[0] === 'pending') }
    if (method === 'eth_getTransactionReceipt' && state.logs) return { result: { logs: state.logs } }
    if (method !== 'eth_call') return { result: '0x5f5e100' }
    const { to, data } = params[0] as { to: Address; data: string }
    const words = answerOf(state, marketToken, to, data)
    if (words === null) return { error: { code: 3, message: 'execution reverted' } }
    return { result: `0x${words.map((word) => BigInt(word).toString(16).padStart(64, '0')).join('')}` }
  })
}

function blockOf({ block, time }: FakeCurve, isPending: boolean) {
  const [number, timestamp] = isPending ? [block + 1, time] : [block, time - 2]
  return { number: hex(BigInt(number)), timestamp: hex(BigInt(timestamp)) }
}

function answerOf(
  state: FakeCurve,
  marketToken: Address,
  to: Address,
  data: string,
): (bigint | Address)[] | null {
  const answers: Record<string, () => (bigint | Address)[] | null> = {
    [pool.getReserves]: () => [state.x, state.y],
    [pool.realReserveUSD]: () => [state.realUsd],
    [pool.getVolatility]: () => [volatility],
    [pool.createdAt]: () => [BigInt(state.time - age)],
    [pool.token]: () => [to === otherPool ? otherToken : marketToken],
    [pool.getStableBalance]: () => [state.coinInOtherPool],
    [pool.factory]: () => [factoryAddress],
    [quoter.quoteStableToToken]: () => [quote(state, 'buy', data), 0n],
    [quoter.quoteTokenToStable]: () => [quote(state, 'sell', data), 0n],
    [quoter.quoteExactInput]: () => [hopQuote(state, data), 0n],
    [factory.tokenToPool]: () => [
      BigInt(`0x${data.slice(-40)}`) === BigInt(otherToken) ? otherPool : state.listed,
    ],
    [factory.marketNFT]: () => [factoryAddress],
    [factory.feeCollector]: () => [factoryAddress],
    [ownerOf]: () => [state.fees.owner],
    [feeStrategy]: () => [state.fees.strategy],
    [collector.pendingFees]: () => [state.fees.pending],
    [collector.airdropFunds]: () => (state.fees.paysOut ? [0n] : null),
    [factory.VIRTUAL_USD]: () => [10_000n * 10n ** 18n],
    [factory.INITIAL_TOKENS]: () => [10n ** 27n],
    [getApprovedStablecoins]: () => [32n, 3n, stablecoin, smallCoin, otherCoin],
    [token.balanceOf]: () => [balanceOf(state, to)],
    [token.allowance]: () => [state.allowance],
    [token.totalSupply]: () => [10n ** 27n],
    [token.decimals]: () => [to === smallCoin ? 6n : 18n],
    // A text: its place, its length, its bytes.
    [token.symbol]: () => [32n, BigInt(symbolOf(to).length), bytesOf(symbolOf(to))],
  }
  const answer = answers[data.slice(0, 10)]
  if (!answer) throw new Error(`Nobody answers ${data}.`)
  return answer()
}

function balanceOf({ dollars, otherDollars, tokens }: FakeCurve, to: Address): bigint {
  if (to === stablecoin) return dollars
  return to === otherCoin ? otherDollars : tokens
}

function symbolOf(to: Address): string {
  return symbols[to] ?? 'TIDE'
}

function bytesOf(text: string): bigint {
  return BigInt(`0x${Buffer.from(text).toString('hex').padEnd(64, '0')}`)
}

function quote(state: FakeCurve, side: Side, data: string): bigint {
  const amount = BigInt(`0x${data.slice(10, 74)}`)
  const quoted = side === 'buy' ? quoteBuy(state, amount) : quoteSell(state, amount)
  return typeof quoted === 'string' ? 0n : quoted.amountOut + state.beyond
}

/** The quote of a token for a token, through two pools with the same reserves. */
function hopQuote(state: FakeCurve, data: string): bigint {
  const sale = quoteSell(state, BigInt(`0x${data.slice(10, 74)}`))
  if (typeof sale === 'string') return 0n
  const purchase = quoteBuy(state, sale.amountOut)
  return typeof purchase === 'string' ? 0n : purchase.amountOut + state.beyond
}

function hex(number: bigint): string {
  return `0x${number.toString(16)}`
}
