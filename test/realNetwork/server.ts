import { readFileSync } from 'node:fs'
import { buildSchema, graphql } from 'graphql'
import answers from './answers.json'
import { firstBlock, legacyReceipt, legacyTransaction, newestBlocks } from './chainAnswers.ts'

/** How the servers of the public network may differ from what its sources say. */
export type Variant = {
  /** The side without a stablecoin is null and not the zero address. */
  nullSides?: boolean
  /** A trade names the person and not the router. */
  personAsSender?: boolean
  /** Gas prices are wei as text, as its documentation prints them. */
  documentedStats?: boolean
  /** The node's `eth_gasPrice` in wei. */
  gasPrice?: bigint
  /** Times are epoch milliseconds. */
  milliseconds?: boolean
  /** The sender of all trades is a person who buys for others, and no contract. */
  oneBuyer?: boolean
  /** Amounts, prices or both are integers of 18 decimals. */
  baseUnits?: 'all' | 'amounts' | 'prices'
  /** Amounts of dollars are integers of six decimals, which fits in no reading. */
  sixDecimals?: boolean
  /** Nobody knows the contract of the lending pool. */
  unknownPool?: boolean
}

const schema = buildSchema(readFileSync('spec/indexer.graphql', 'utf8'))
const { data } = answers.A
const zeroAddress = `0x${'0'.repeat(40)}`
const host = 'real.test'
type Page = { limit?: number; offset?: number }

const realConfig = {
  name: 'HyperPaxeer',
  chainId: 125,
  nativeCurrency: { name: 'HyperPaxeer', symbol: 'HPX', decimals: 18 },
  indexerUrl: `http://indexer.${host}`,
  rpcUrl: `http://node.${host}`,
  explorerUrl: `http://explorer.${host}`,
  lendingUrl: `http://lending.${host}`,
  lendingPool: `0x${'a1'.repeat(20)}`,
  indexer: { subscriptions: 'polling' },
}

function configOf({ unknownPool }: Variant) {
  const { lendingPool, ...rest } = realConfig
  return unknownPool ? rest : { ...rest, lendingPool }
}

/** The four servers of the public network, in one variant, behind `fetch`. Addresses are compared as they are sent. */
export function serveRealNetwork(variant: Variant) {
  const root = written(indexerOf(variant), variant)
  const answerOfNode = (request: NodeRequest) => {
    const result = (value: string) => ({ jsonrpc: '2.0', id: request.id, result: value })
    if (variant.oneBuyer && request.method === 'eth_getCode') return result('0x')
    if (variant.gasPrice && request.method === 'eth_gasPrice')
      return result(`0x${variant.gasPrice.toString(16)}`)
    return nodeAnswer(request)
  }
  const stats = variant.documentedStats ? answers.C.stats.body : answers.C.stats_live.body
  return async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = String(input)
    if (url === '/config.json') return Response.json(configOf(variant))
    const { hostname, pathname } = new URL(url)
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {}
    const answerOf: Record<string, () => unknown> = {
      indexer: () => graphql({ schema, rootValue: root, source: body.query, variableValues: body.variables }),
      node: () => (Array.isArray(body) ? body.map(answerOfNode) : answerOfNode(body)),
      lending: () => (pathname.endsWith('/pools') ? answers.D.pools.body : answers.D.user.body),
      explorer: () => {
        if (/\/(blocks|transactions)\/\w+$/.test(pathname)) return null
        if (pathname.endsWith('/stats')) return stats
        return { items: pathname.endsWith('/blocks') ? newestBlocks : [], next_page_params: null }
      },
    }
    const answer = await answerOf[hostname.split('.')[0] ?? '']?.()
    return answer === null ? Response.json({ message: 'Not found' }, { status: 404 }) : Response.json(answer)
  }
}

const routers = new Set(data.swaps.map(({ sender }) => sender))

type NodeRequest = { id: number; method: string; params?: unknown[] }

function nodeAnswer({ id, method, params = [] }: NodeRequest) {
  const results: Record<string, unknown> = {
    eth_blockNumber: '0x227080',
    eth_call: '0x',
    eth_chainId: '0x7d',
    eth_getBalance: '0x0',
    eth_getCode: routers.has(String(params[0]).toLowerCase()) ? '0x6080' : '0x',
    eth_getLogs: [],
    // Block 0 does not exist: whoever asks for it is told of block 1.
    eth_getBlockByNumber: firstBlock,
    eth_getTransactionByHash: legacyTransaction,
    eth_getTransactionReceipt: legacyReceipt,
  }
  const error = { code: -32_000, message: `${method} is not supported on Pax EVM RPC` }
  return { jsonrpc: '2.0', id, ...(method in results ? { result: results[method] } : { error }) }
}

const prices = new Set(['spotPrice', 'priceUsd', 'open', 'high', 'low', 'close'])
const dollars = new Set(['virtualReserveUSD', 'realReserveUSD', 'marketCap', 'reserveUsdAfter'])
const amounts = new Set([
  ...dollars,
  'reserveToken',
  'volume24h',
  'volumeTotal',
  'amountIn',
  'amountOut',
  'feeAmount',
  'reserveTokenAfter',
  'amount',
  'balance',
  'volume',
])

/** The answers of an indexer with their amounts as the variant writes them. */
function written<T>(value: T, variant: Variant, name = ''): T {
  if (typeof value === 'function') return ((given: object) => written(value(given), variant)) as unknown as T
  if (Array.isArray(value)) return value.map((each) => written(each, variant)) as unknown as T
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, written(part, variant, key)]),
    ) as T
  if (typeof value !== 'string') return value
  const { baseUnits, sixDecimals } = variant
  const isBase =
    (prices.has(name) && (baseUnits === 'all' || baseUnits === 'prices')) ||
    (amounts.has(name) && (baseUnits === 'all' || baseUnits === 'amounts'))
  if (isBase) return asInteger(value, 18) as T
  return sixDecimals && dollars.has(name) ? (asInteger(value, 6) as T) : value
}

/** `1.5` with six decimals is `1500000`. */
function asInteger(value: string, decimals: number): string {
  const [whole = '0', fraction = ''] = value.split('.')
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0')).toString()
}

function indexerOf({ nullSides, personAsSender, milliseconds }: Variant) {
  const timeOf = <T extends { timestamp: string }>(row: T): T =>
    milliseconds ? { ...row, timestamp: `${row.timestamp}000` } : row
  const side = (value: string) => (nullSides && value === zeroAddress ? null : value)
  const personOf = (hash: string) => {
    const found = data.tokenTransfers.find(({ txHash }) => txHash === hash)
    const pools = data.markets.map(({ poolAddress }) => poolAddress)
    return found && (pools.includes(found.fromAddress) ? found.toAddress : found.fromAddress)
  }
  const swaps = data.swaps.map((swap) => ({
    ...timeOf(swap),
    sender: (personAsSender && personOf(swap.txHash)) || swap.sender,
    stablecoinIn: side(swap.stablecoinIn),
    stablecoinOut: side(swap.stablecoinOut),
  }))
  const transfers = data.tokenTransfers.map(timeOf)
  const page = <T>(rows: readonly T[], { limit = 100, offset = 0 }: Page) =>
    rows.slice(offset, offset + limit)
  const ofToken = <T>(token: string, rows: readonly T[]) =>
    token === data.tokenMetadata.tokenAddress ? rows : []
  return {
    markets: (given: Page) => page(data.markets, given),
    trendingMarkets: (given: Page) => page(data.markets, given),
    searchMarkets: () => [],
    marketsByCreator: ({ creator }: { creator: string }) =>
      data.markets.filter((market) => market.creator === creator),
    market: ({ poolAddress, tokenAddress }: { poolAddress?: string; tokenAddress?: string }) =>
      data.markets.find(
        (market) => market.poolAddress === poolAddress || market.tokenAddress === tokenAddress,
      ) ?? null,
    swaps: ({ poolAddress, ...given }: Page & { poolAddress: string }) =>
      page(
        swaps.filter((swap) => swap.poolAddress === poolAddress),
        given,
      ),
    recentSwaps: (given: Page) => page(swaps, given),
    swapsByUser: ({ sender, ...given }: Page & { sender: string }) =>
      page(
        swaps.filter((swap) => swap.sender === sender),
        given,
      ),
    tokenTransfers: ({ tokenAddress, ...given }: Page & { tokenAddress: string }) =>
      page(ofToken(tokenAddress, transfers), given),
    transfersByAddress: ({ address, ...given }: Page & { address: string }) =>
      page(
        transfers.filter(({ fromAddress, toAddress }) => [fromAddress, toAddress].includes(address)),
        given,
      ),
    topHolders: ({ tokenAddress }: { tokenAddress: string }) => ofToken(tokenAddress, data.topHolders),
    holderCount: () => data.holderCount,
    candles: ({ poolAddress }: { poolAddress: string }) =>
      poolAddress === data.markets[0]?.poolAddress ? data.candles_1h : [],
    feeClaims: () => data.feeClaims,
    volatilityHistory: () => data.volatilityHistory,
    tokenMetadata: () => data.tokenMetadata,
    indexerStatus: data.indexerStatus,
  }
}
