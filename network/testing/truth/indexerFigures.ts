import { type Address, formatUnits, zeroAddress } from 'viem'
import { type RawMarket, type RawSwap, readLedger } from '#network/testing/indexer/chainLedger.ts'
import { type Comparison, isoTime, sampleOf } from './comparison.ts'

/** Compares markets and swaps as interface A tells them with the logs of the chain. */
export async function compareIndexer({ network, count, most }: Comparison): Promise<void> {
  const { markets } = await readLedger(network.urls.node, network.deployment?.marketEvents ?? zeroAddress)
  count.compare('Markets', { some: markets.length > 5 }, { some: true })
  for (const market of markets) {
    const { market: served, swaps } = await askIndexer(
      network.urls.indexer,
      `{
      market(poolAddress: "${market.pool}") { ${Object.keys(wantedMarket(market)).join(' ')} }
      swaps(poolAddress: "${market.pool}", limit: 1000) { txHash sender tokenIn tokenOut amountIn amountOut feeAmount
        reserveUsdAfter reserveTokenAfter priceUsd blockNumber timestamp } }`,
    )
    count.compare(`Market ${market.pool}`, served, wantedMarket(market))
    const newest = market.swaps.toReversed().slice(0, 1_000)
    for (const [at, swap] of sampleOf([...newest.entries()], most))
      count.compare(`Swap ${swap.hash}`, swaps[at], wantedSwap(swap, market.token))
  }
}

async function askIndexer(
  url: string | undefined,
  query: string,
): Promise<{ market: unknown; swaps: unknown[] }> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data, errors } = await response.json()
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

const wad = (value: bigint) => formatUnits(value, 18)

function wantedMarket(market: RawMarket) {
  const last = market.swaps.at(-1) ?? { x: market.virtualUsd, real: 0n, y: market.supply }
  const paid = market.swaps.reduce((sum, swap) => sum + (swap.isBuy ? swap.amountIn : swap.amountOut), 0n)
  return {
    poolAddress: market.pool,
    tokenAddress: market.token,
    nftId: market.nftId,
    creator: market.creator,
    virtualReserveUSD: wad(market.virtualUsd),
    realReserveUSD: wad(last.real),
    reserveToken: wad(last.y),
    spotPrice: wad((last.x * 10n ** 18n) / last.y),
    marketCap: wad((last.x * market.supply) / last.y),
    volumeTotal: wad(paid),
    tradesTotal: market.swaps.length,
    feeStrategy: market.feeStrategy,
    volatility: market.volatility.at(-1)?.bps ?? 0,
    holders: market.balances.size,
    createdAtBlock: market.block,
    createdAt: isoTime(market.time),
  }
}

function wantedSwap(swap: RawSwap, token: Address) {
  return {
    txHash: swap.hash,
    sender: swap.sender,
    tokenIn: swap.isBuy ? swap.stablecoin : token,
    tokenOut: swap.isBuy ? token : swap.stablecoin,
    amountIn: wad(swap.amountIn),
    amountOut: wad(swap.amountOut),
    feeAmount: wad(swap.fee),
    reserveUsdAfter: wad(swap.x),
    reserveTokenAfter: wad(swap.y),
    priceUsd: wad(swap.price),
    blockNumber: swap.block,
    timestamp: isoTime(swap.time),
  }
}
