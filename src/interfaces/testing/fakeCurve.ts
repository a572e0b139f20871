import { quoteBuy, quoteSell } from '#domain/markets/curve/curve.ts'
import type { Side } from '#domain/markets/trades/trade.ts'
import { answerCalls } from '#interfaces/testing/fakeNode.ts'
import { type Address, checksummed } from '#lib/wire/shapes.ts'
import { poolOfToken } from '#spec/abi/curveFactorySelectors.ts'
import * as pool from '#spec/abi/curvePoolSelectors.ts'
import * as token from '#spec/abi/tokenSelectors.ts'

/* For the tests: a node with one market, whose state the test may change. */

export const stablecoin = checksummed(`0x${'dd'.padStart(40, '0')}`)

/** What the contracts answer with: the pool's reserves and fee, and what one wallet has and allows. */
export type FakeCurve = {
  block: number
  chainId: number
  /** The time of the block it is making, in epoch seconds; the newest one is two seconds older. */
  time: number
  x: bigint
  y: bigint
  realUsd: bigint
  feePpm: bigint
  dollars: bigint
  tokens: bigint
  allowance: bigint
  /** The pool that the factory has for the market's token. */
  listed: Address
  /** What the pool's own quotes give more than its reserves say. */
  beyond: bigint
}

/** A pool of 36,000 dollars and 9,000,000 tokens at a fee of 1 %, and a wallet with 1,000 dollars and 500 tokens. */
export function fakeCurve(listed: Address): FakeCurve {
  const whole = 10n ** 18n
  return {
    block: 500,
    chainId: 31_337,
    time: Math.floor(Date.now() / 1_000),
    x: 36_000_000_000n,
    y: 9_000_000n * whole,
    realUsd: 6_000_000_000n,
    feePpm: 10_000n,
    dollars: 1_000_000_000n,
    tokens: 500n * whole,
    allowance: 0n,
    listed,
    beyond: 0n,
  }
}

/** The answers of that node to a request body. Every token is the market's, but the stablecoin. */
export function answerCurve(body: string, state: FakeCurve, marketToken: Address): Response {
  return answerCalls(body, ({ method, params }) => {
    if (method === 'eth_blockNumber') return { result: hex(BigInt(state.block)) }
    if (method === 'eth_chainId') return { result: hex(BigInt(state.chainId)) }
    if (method === 'eth_getBlockByNumber') return { result: blockOf(state, params[0] === 'pending') }
    if (method !== 'eth_call') return { result: '0x5f5e100' }
    const { to, data } = params[0] as { to: Address; data: string }
    const words = answerOf(state, marketToken, to, data)
    return { result: `0x${words.map((word) => BigInt(word).toString(16).padStart(64, '0')).join('')}` }
  })
}

function blockOf({ block, time }: FakeCurve, isPending: boolean) {
  const [number, timestamp] = isPending ? [block + 1, time] : [block, time - 2]
  return { number: hex(BigInt(number)), timestamp: hex(BigInt(timestamp)) }
}

function answerOf(state: FakeCurve, marketToken: Address, to: Address, data: string): (bigint | Address)[] {
  const isDollar = to === stablecoin
  const answers: Record<string, () => (bigint | Address)[]> = {
    [pool.virtualReserveUsd]: () => [state.x],
    [pool.reserveToken]: () => [state.y],
    [pool.realReserveUsd]: () => [state.realUsd],
    [pool.feePpm]: () => [state.feePpm],
    [pool.token]: () => [marketToken],
    [pool.stablecoin]: () => [stablecoin],
    [pool.quoteBuy]: () => quote(state, 'buy', data),
    [pool.quoteSell]: () => quote(state, 'sell', data),
    [poolOfToken]: () => [state.listed],
    [token.balanceOf]: () => [isDollar ? state.dollars : state.tokens],
    [token.allowance]: () => [state.allowance],
    [token.decimals]: () => [isDollar ? 6n : 18n],
    // The text "TUSD": its place, its length, its bytes.
    [token.symbol]: () => [32n, 4n, BigInt(`0x${'54555344'.padEnd(64, '0')}`)],
  }
  const answer = answers[data.slice(0, 10)]
  if (!answer) throw new Error(`Nobody answers ${data}.`)
  return answer()
}

function quote(state: FakeCurve, side: Side, data: string): bigint[] {
  const amount = BigInt(`0x${data.slice(10, 74)}`)
  const quoted = side === 'buy' ? quoteBuy(state, amount) : quoteSell(state, amount)
  return typeof quoted === 'string' ? [0n, 0n] : [quoted.amountOut + state.beyond, quoted.fee]
}

function hex(number: bigint): string {
  return `0x${number.toString(16)}`
}
