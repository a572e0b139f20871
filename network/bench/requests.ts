import type { Cast } from './fill.ts'

/** A request of the benchmark: its name in the table, and where it goes. */
export type BenchRequest = { name: string; url: string }

/** Every list and detail of A and C, asked of the busiest market and person. */
export function benchRequests(
  { people, pools, tokens, blocks }: Cast,
  transaction: string,
  urls: { indexer: string; explorer: string },
): BenchRequest[] {
  const [person, pool, token] = [people[0], pools[0], tokens[0]]
  const some = '{ id }'
  const queries: [string, string][] = [
    ['markets', `markets(limit: 50, orderBy: VOLUME_DESC) ${some}`],
    ['market', `market(poolAddress: "${pool}") ${some}`],
    ['marketsByCreator', `marketsByCreator(creator: "${person}") ${some}`],
    ['searchMarkets', `searchMarkets(query: "market 12") ${some}`],
    ['trendingMarkets', `trendingMarkets(limit: 10) ${some}`],
    ['swaps', `swaps(poolAddress: "${pool}", limit: 50) ${some}`],
    ['swaps deep', `swaps(poolAddress: "${pool}", limit: 50, offset: 20000) ${some}`],
    ['swapsByUser', `swapsByUser(sender: "${person}", limit: 50) ${some}`],
    ['recentSwaps', `recentSwaps(limit: 50) ${some}`],
    ['tokenTransfers', `tokenTransfers(tokenAddress: "${token}", limit: 50) ${some}`],
    ['transfersByAddress', `transfersByAddress(address: "${person}", limit: 50) ${some}`],
    ['topHolders', `topHolders(tokenAddress: "${token}", limit: 50) { balance }`],
    ['holderCount', `holderCount(tokenAddress: "${token}")`],
    ['candles 1m', `candles(poolAddress: "${pool}", interval: "1m", limit: 500) { open }`],
    ['candles 1d', `candles(poolAddress: "${pool}", interval: "1d", limit: 500) { open }`],
    ['indexerStatus', 'indexerStatus { lag }'],
  ]
  const middle = `block_number=${Math.floor(blocks / 2)}&index=0&items_count=50`
  const paths = [
    ...[
      '/transactions',
      '/transactions?type=contract_call',
      '/transactions?method=sell',
      `/transactions?${middle}`,
    ],
    ...[`/transactions/${transaction}`, `/transactions/${transaction}/logs`],
    ...[`/transactions/${transaction}/token-transfers`, `/transactions/${transaction}/internal-transactions`],
    ...['/blocks', '/blocks?page=500', `/blocks/${blocks - 10}`, `/blocks/${blocks - 10}/transactions`],
    ...[`/addresses/${person}`, `/addresses/${person}/counters`, `/addresses/${person}/transactions`],
    ...[`/addresses/${person}/transactions?page=100`, `/addresses/${person}/token-transfers`],
    ...[`/addresses/${person}/internal-transactions`, `/addresses/${pool}/internal-transactions`],
    ...[
      `/addresses/${pool}/logs`,
      `/addresses/${person}/tokens`,
      `/addresses/${person}/coin-balance-history`,
    ],
    ...['/tokens', `/tokens/${token}`, `/tokens/${token}/transfers`, `/tokens/${token}/holders`],
    ...['/token-transfers', '/token-transfers?type=ERC-721', '/search?q=token 12', `/search?q=${person}`],
    ...['/stats', '/stats/charts/transactions', '/main-page/blocks', '/main-page/transactions'],
  ]
  return [
    ...queries.map(([name, query]) => ({
      name: `A ${name}`,
      url: `${urls.indexer}/graphql?query=${encodeURIComponent(`{ ${query} }`)}`,
    })),
    ...paths.map((path) => ({
      name: `C ${path.replace(/0x[0-9a-fA-F]{8,}/g, '…')}`,
      url: `${urls.explorer}/api/v2${encodeURI(path)}`,
    })),
  ]
}
