import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { BlockFacts } from '#network/decode/decodeBlock.ts'
import type { MarketFacts } from '#network/decode/marketEvents.ts'
import { blocks, nodeAnswers } from '#network/store/schema/blockTables.ts'
import { followed } from '#network/store/schema/followed.ts'
import { feeClaims, feeStrategies, volatilitySnapshots } from '#network/store/schema/marketTables.ts'
import { tokenTransfers } from '#network/store/schema/tokenTables.ts'
import { internalTransactions, logs, transactions } from '#network/store/schema/transactionTables.ts'
import type { Database } from '#network/store/store.ts'
import type { StoredBlock } from '#network/sync/chainState.ts'
import type { TokenMetadata } from '#network/sync/read/readTokenMetadata.ts'
import { applyDeltas, type Names } from './applyDeltas.ts'
import { applyMarkets } from './applyMarkets.ts'
import { insertRows } from './bulkRows.ts'
import { addCoinBalances, reconcileBalances } from './coinBalances.ts'
import { type Deltas, deltasOf } from './deltas.ts'
import { lockChain } from './lockChain.ts'
import { moveWindow } from './rollingWindow.ts'

export type Summary = { deltas: Deltas; markets: MarketFacts }

export type BlockWrite = {
  /** Whole blocks, oldest first. The first one follows the newest stored one. */
  facts: BlockFacts[]
  summary: Summary
  /** The newest stored block. */
  before: StoredBlock | null
  /** The metadata of tokens that are new in these blocks. */
  tokenMetadata: ReadonlyMap<Address, TokenMetadata>
  names: Names
  /** Balances at the last of these blocks, when the node was asked. */
  balances: ReadonlyMap<Address, bigint>
  /** The newest block of the node. */
  headBlock: number
}

/** The joint changes of the blocks. */
export function summarise(facts: BlockFacts[], lendingPool: Address | null = null): Summary {
  const markets = {
    created: facts.flatMap((block) => block.markets.created),
    swaps: facts.flatMap((block) => block.markets.swaps),
    volatilitySnapshots: facts.flatMap((block) => block.markets.volatilitySnapshots),
    feeClaims: facts.flatMap((block) => block.markets.feeClaims),
    feeStrategies: facts.flatMap((block) => block.markets.feeStrategies),
  }
  const deltas = deltasOf({
    blocks: facts.map((block) => block.block),
    transactions: facts.flatMap((block) => block.transactions),
    logs: facts.flatMap((block) => block.logs),
    internalTransactions: facts.flatMap((block) => block.internalTransactions),
    tokenTransfers: facts.flatMap((block) => block.tokenTransfers),
    markets: markets.created.length,
    swaps: markets.swaps.length,
    paid: facts.map(({ block, coinChanges }) => ({
      block: block.number,
      addresses: coinChanges.map(({ address }) => address),
    })),
    calledContracts: facts.map(({ block, calledContracts = [] }) => ({
      block: block.number,
      addresses: calledContracts,
    })),
    lendingPool,
  })
  return { deltas, markets }
}

/** Writes blocks and all derived rows, inside of one database transaction. */
export async function writeBlocks(database: Database, writing: BlockWrite): Promise<void> {
  const { facts } = writing
  const last = facts.at(-1)?.block
  if (!last) return
  await lockChain(database, writing.before)
  await writeFacts(database, facts)

  const { deltas, markets } = writing.summary
  const names = new Map(writing.names)
  for (const [token, { name }] of writing.tokenMetadata) if (name && !names.has(token)) names.set(token, name)
  for (const market of markets.created) names.set(market.pool, poolName(market))

  await applyDeltas(database, deltas, writing.tokenMetadata, names)
  await applyMarkets(database, markets)
  const traded = [...new Set(markets.swaps.map((swap) => swap.pool))]
  await moveWindow(database, { before: writing.before, after: last }, traded)
  await addCoinBalances(database, facts)
  if (writing.balances.size > 0) await reconcileBalances(database, writing.balances, last)
  await database.update(followed).set({ headBlock: writing.headBlock })
}

/** The name of a market's pool in the explorer. */
export function poolName({ name }: { name: string }): string {
  return `${name.trim() || 'Unnamed'} market`
}

async function writeFacts(database: Database, facts: BlockFacts[]): Promise<void> {
  await insertRows(
    database,
    blocks,
    facts.map((block) => block.block),
    // A block that came back may have been traced only once.
    sql`on conflict (hash) do update set consensus = true,
      internal_transactions_count = excluded.internal_transactions_count`,
  )
  await insertRows(
    database,
    nodeAnswers,
    facts.flatMap((block) => block.nodeAnswers ?? []),
  )
  await insertRows(
    database,
    transactions,
    facts.flatMap((block) => block.transactions),
  )
  await insertRows(
    database,
    logs,
    facts.flatMap((block) => block.logs),
  )
  await insertRows(
    database,
    internalTransactions,
    facts.flatMap((block) => block.internalTransactions),
  )
  await insertRows(
    database,
    tokenTransfers,
    facts.flatMap((block) => block.tokenTransfers),
  )
  await insertRows(
    database,
    volatilitySnapshots,
    facts.flatMap((block) => block.markets.volatilitySnapshots),
  )
  await insertRows(
    database,
    feeClaims,
    facts.flatMap((block) => block.markets.feeClaims),
  )
  await insertRows(
    database,
    feeStrategies,
    facts.flatMap((block) => block.markets.feeStrategies),
  )
}
