import { sampleMarkets } from '#network/testing/store/sampleMarkets.ts'

/** What a socket hears of: the swaps of all markets, or of one. */
export const topics = ['all', 'first market', 'second market'] as const
export type Topic = (typeof topics)[number]

const markets: Record<Topic, number[]> = { all: [0, 1], 'first market': [0], 'second market': [1] }

/** Every other socket hears of all markets, the rest of one of two. */
export function topicOf(socket: number): Topic {
  return topics[socket % 2 === 0 ? 0 : 1 + ((socket >> 1) % 2)] ?? 'all'
}

/** Which of the two markets a topic is about. */
export function marketsOf(topic: Topic): number[] {
  return markets[topic]
}

/** The subscription that the app sends for a topic, with all fields of a swap. */
export function documentOf(topic: Topic): string {
  const pool = topic === 'all' ? '' : `(poolAddress: "${sampleMarkets.pool(markets[topic][0] ?? 0)}")`
  return `subscription NewSwap { newSwap${pool} {
    id txHash poolAddress sender stablecoinIn stablecoinOut tokenIn tokenOut
    amountIn amountOut feeAmount reserveUsdAfter reserveTokenAfter priceUsd blockNumber timestamp
  } }`
}
