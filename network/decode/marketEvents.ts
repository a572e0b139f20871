import { type Address, decodeEventLog, getAbiItem, type Hash, toEventSelector } from 'viem'
import type { feeClaims, markets, swaps, volatilitySnapshots } from '#network/store/schema/marketTables.ts'
import { curveFactoryAbi } from '#spec/abi/curveFactory.ts'
import { curvePoolAbi } from '#spec/abi/curvePool.ts'
import { addressOfWord, checksum } from './checksum.ts'
import { readWords } from './eventData.ts'
import { imageOf, readMarketMetadata } from './marketMetadata.ts'
import { storableText } from './storableText.ts'
import type { EventLog } from './tokenTransfers.ts'

export type MarketFacts = {
  created: (typeof markets.$inferInsert)[]
  swaps: (typeof swaps.$inferInsert)[]
  volatilitySnapshots: (typeof volatilitySnapshots.$inferInsert)[]
  feeClaims: (typeof feeClaims.$inferInsert)[]
}

/** The contracts whose market events count: the factory, and the pools it made. Pools made in these logs are added. */
export type MarketScope = { curveFactory: Address | null; pools: Set<Address> }

const swapTopic = toEventSelector(getAbiItem({ abi: curvePoolAbi, name: 'Swap' }))
const volatilityTopic = toEventSelector(getAbiItem({ abi: curvePoolAbi, name: 'VolatilityUpdated' }))
/** Nearly all logs of a pool are these two events. viem would hash the signatures of its events again for every log. */
const swapWords = [
  'isBuy',
  'amountIn',
  'amountOut',
  'feeAmount',
  'virtualReserveUsdAfter',
  'realReserveUsdAfter',
  'reserveTokenAfter',
  'priceAfter',
] as const
const volatilityWords = ['volatility', 'nextFee'] as const

const topics = new Set<string>(
  [...curveFactoryAbi, ...curvePoolAbi]
    .filter((item) => item.type === 'event')
    .map((item) => toEventSelector(item)),
)

/** The market events in a block's logs. The same events of any other contract are ignored. */
export function marketEvents(
  logs: readonly EventLog[],
  block: { number: number; timestamp: Date },
  scope: MarketScope,
): MarketFacts {
  const facts: MarketFacts = { created: [], swaps: [], volatilitySnapshots: [], feeClaims: [] }
  for (const log of logs) {
    if (!topics.has(log.topics[0] ?? '')) continue
    const address = checksum(log.address)
    try {
      if (address === scope.curveFactory) readFactoryLog(log, block, scope, facts)
      else if (scope.pools.has(address)) readPoolLog(log, address, block, facts)
    } catch {
      // Another contract uses the topic for other data.
    }
  }
  return facts
}

function readFactoryLog(
  log: EventLog,
  block: { number: number; timestamp: Date },
  scope: MarketScope,
  facts: MarketFacts,
): void {
  const event = decodeEventLog({ abi: curveFactoryAbi, topics: topicsOf(log), data: log.data })
  const { marketId, pool, token, creator, nftId, virtualUsd, tokenSupply, feeStrategy } = event.args
  const metadata = readMarketMetadata(event.args.metadata)
  facts.created.push({
    id: Number(marketId),
    pool,
    token,
    nftId: Number(nftId),
    creator,
    supply: tokenSupply,
    feeStrategy,
    name: storableText(event.args.name),
    symbol: storableText(event.args.symbol),
    metadata,
    imageUrl: imageOf(metadata),
    virtualReserveUsd: virtualUsd,
    realReserveUsd: 0n,
    reserveToken: tokenSupply,
    spotPrice: (virtualUsd * 10n ** 30n) / tokenSupply,
    marketCap: virtualUsd,
    createdAtBlock: block.number,
    createdAt: block.timestamp,
    updatedAtBlock: block.number,
    updatedAt: block.timestamp,
  })
  scope.pools.add(pool)
}

function readPoolLog(
  log: EventLog,
  pool: Address,
  block: { number: number; timestamp: Date },
  facts: MarketFacts,
): void {
  const [topic, sender] = log.topics
  const { transactionHash } = log
  const where = { blockNumber: block.number, logIndex: log.logIndex, timestamp: block.timestamp, pool }
  if (topic === swapTopic) {
    const { isBuy: flag, ...trade } = readWords(log.data, swapWords)
    if (!sender || log.topics.length !== 3 || flag > 1n) return
    const isBuy = flag === 1n
    const amountUsd = isBuy ? trade.amountIn : trade.amountOut + trade.feeAmount
    facts.swaps.push({ ...where, transactionHash, sender: addressOfWord(sender), isBuy, amountUsd, ...trade })
  } else if (topic === volatilityTopic) {
    const { volatility, nextFee } = readWords(log.data, volatilityWords)
    facts.volatilitySnapshots.push({ ...where, volatility: Number(volatility), nextFee: Number(nextFee) })
  } else {
    const { args } = decodeEventLog({
      abi: curvePoolAbi,
      eventName: 'FeesClaimed',
      topics: topicsOf(log),
      data: log.data,
    })
    const { nftId, recipient, amount } = args
    facts.feeClaims.push({ ...where, transactionHash, nftId: Number(nftId), recipient, amount })
  }
}

function topicsOf(log: EventLog): [Hash, ...Hash[]] {
  return log.topics as [Hash, ...Hash[]]
}
