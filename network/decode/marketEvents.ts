import { type Address, decodeEventLog, getAbiItem, type Hash, toEventSelector, zeroAddress } from 'viem'
import type {
  feeClaims,
  feeStrategies,
  markets,
  swaps,
  volatilitySnapshots,
} from '#network/store/schema/marketTables.ts'
import { hlpmmEventsAbi } from '#spec/abi/hlpmmEvents.ts'
import { addressOfWord, checksum } from './checksum.ts'
import { readWords, wordAt } from './eventData.ts'
import { imageOf, readMarketMetadata } from './marketMetadata.ts'
import { storableText } from './storableText.ts'
import { traderOf } from './traderOf.ts'
import type { EventLog, TransferFact } from './transferFacts.ts'

export type MarketFacts = {
  created: (typeof markets.$inferInsert)[]
  swaps: (typeof swaps.$inferInsert)[]
  volatilitySnapshots: (typeof volatilitySnapshots.$inferInsert)[]
  feeClaims: (typeof feeClaims.$inferInsert)[]
  feeStrategies: (typeof feeStrategies.$inferInsert)[]
}

const swapTopic = toEventSelector(getAbiItem({ abi: hlpmmEventsAbi, name: 'Swap' }))
const volatilityTopic = toEventSelector(getAbiItem({ abi: hlpmmEventsAbi, name: 'VolatilityUpdated' }))

const wad = 10n ** 18n

/** The market events in a block's logs. The same events of any other contract than `emitter` are ignored. */
export function marketEvents(
  logs: readonly EventLog[],
  block: { number: number; timestamp: Date },
  emitter: Address | null,
  transfers: readonly TransferFact[],
): MarketFacts {
  const facts: MarketFacts = {
    created: [],
    swaps: [],
    volatilitySnapshots: [],
    feeClaims: [],
    feeStrategies: [],
  }
  for (const log of logs) {
    if (!emitter || checksum(log.address) !== emitter) continue
    try {
      readLog(log, block, transfers, facts)
    } catch {
      // The data does not fit the event.
    }
  }
  return facts
}

/** Most logs are of trades, which are read without viem: it would hash the signatures of its events for every log. */
function readLog(
  log: EventLog,
  block: { number: number; timestamp: Date },
  transfers: readonly TransferFact[],
  facts: MarketFacts,
): void {
  const [topic, first] = log.topics
  const where = { blockNumber: block.number, logIndex: log.logIndex, timestamp: block.timestamp }
  const { transactionHash } = log
  if (topic === swapTopic) facts.swaps.push(readSwap(log, where, transfers))
  else if (topic === volatilityTopic) {
    const volatility = wordAt(log.data, 0)
    if (!first || volatility === undefined) return
    facts.volatilitySnapshots.push({ ...where, pool: addressOfWord(first), volatility: Number(volatility) })
  } else {
    const { eventName, args } = decodeEventLog({ abi: hlpmmEventsAbi, topics: topicsOf(log), data: log.data })
    if (eventName === 'MarketCreated') facts.created.push(createdMarket(args, block, facts))
    else if (eventName === 'FeeClaimed') {
      const { nftId, recipient, amount } = args
      facts.feeClaims.push({ ...where, transactionHash, nftId: Number(nftId), recipient, amount })
    } else if (eventName === 'FeeStrategyUpdated') {
      const { blockNumber, logIndex } = where
      const { nftId, newStrategy } = args
      facts.feeStrategies.push({ blockNumber, logIndex, nftId: Number(nftId), strategy: newStrategy })
    }
  }
}

function readSwap(
  log: EventLog,
  where: { blockNumber: number; logIndex: number; timestamp: Date },
  transfers: readonly TransferFact[],
): MarketFacts['swaps'][number] {
  const [, poolWord = '', callerWord = ''] = log.topics
  const { stablecoinIn, stablecoinOut, tokenIn, tokenOut, reserveUsd, reserveToken, ...amounts } = readWords(
    log.data,
    swapWords,
  )
  const isBuy = stablecoinIn !== 0n
  const [pool, caller] = [addressOfWord(poolWord), addressOfWord(callerWord)]
  const token = addressOfNumber(isBuy ? tokenOut : tokenIn)
  const { transactionHash, logIndex } = log
  return {
    ...where,
    transactionHash,
    pool,
    caller,
    sender: traderOf({ pool, caller, token, isBuy, transactionHash, logIndex }, transfers),
    stablecoin: addressOfNumber(isBuy ? stablecoinIn : stablecoinOut),
    isBuy,
    ...amounts,
    amountUsd: isBuy ? amounts.amountIn : amounts.amountOut,
    reserveUsdAfter: reserveUsd,
    reserveTokenAfter: reserveToken,
    priceAfter: (reserveUsd * wad) / reserveToken,
  }
}

const swapWords = [
  'stablecoinIn',
  'stablecoinOut',
  'tokenIn',
  'tokenOut',
  'amountIn',
  'amountOut',
  'feeAmount',
  'reserveUsd',
  'reserveToken',
] as const

type Created = {
  pool: Address
  token: Address
  nftId: bigint
  creator: Address
  name: string
  symbol: string
  metadata: string
  virtualReserveUSD: bigint
  tokenSupply: bigint
}

/** A created market; a strategy other than CLAIM comes from an earlier event of the same transaction. */
function createdMarket(
  { pool, token, nftId, creator, virtualReserveUSD, tokenSupply, ...texts }: Created,
  block: { number: number; timestamp: Date },
  { feeStrategies: told }: MarketFacts,
): MarketFacts['created'][number] {
  const metadata = readMarketMetadata(texts.metadata)
  const id = Number(nftId)
  return {
    id,
    pool,
    token,
    nftId: id,
    creator,
    supply: tokenSupply,
    feeStrategy: told.findLast((row) => row.nftId === id)?.strategy ?? 0,
    name: storableText(texts.name),
    symbol: storableText(texts.symbol),
    metadata,
    imageUrl: imageOf(metadata),
    virtualReserveUsd: virtualReserveUSD,
    realReserveUsd: 0n,
    reserveToken: tokenSupply,
    spotPrice: (virtualReserveUSD * wad) / tokenSupply,
    marketCap: virtualReserveUSD,
    createdAtBlock: block.number,
    createdAt: block.timestamp,
    updatedAtBlock: block.number,
    updatedAt: block.timestamp,
  }
}

function addressOfNumber(word: bigint): Address {
  return word === 0n ? zeroAddress : addressOfWord(`0x${word.toString(16).padStart(64, '0')}`)
}

function topicsOf(log: EventLog): [Hash, ...Hash[]] {
  return log.topics as [Hash, ...Hash[]]
}
