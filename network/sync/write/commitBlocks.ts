import type { BlockFacts } from '#network/decode/decodeBlock.ts'
import type { Rpc } from '#network/rpc/rpcClient.ts'
import { notify } from '#network/store/store.ts'
import type { ChainState, StoredBlock } from '#network/sync/chainState.ts'
import { readBalances } from '#network/sync/read/readBalances.ts'
import { readTokenMetadata } from '#network/sync/read/readTokenMetadata.ts'
import { readUnmovedTokens } from '#network/sync/read/unmovedTokens.ts'
import type { SyncContext } from '#network/sync/syncContext.ts'
import { rollback } from '#network/sync/write/rollback.ts'
import { unreconciledAddresses } from './coinBalances.ts'
import { type Deltas, unmovedToken } from './deltas.ts'
import { lockChain } from './lockChain.ts'
import { makePartitionsAhead } from './partitionsAhead.ts'
import { summarise, writeBlocks } from './writeBlocks.ts'

type Commit = {
  /** Whole blocks that follow the newest one of the state. */
  facts: BlockFacts[]
  /** The newest block of the node. */
  headBlock: number
  /** The newest stored block, when it and others above that of the state were replaced by these. */
  replaced?: StoredBlock
}

/**
 * Writes blocks in one database transaction and moves the state to the last of them. Blocks that they replace are
 * removed in the same transaction. Before that it reads from the node what blocks do not contain: the metadata of new
 * tokens and, at the head, balances to compare with.
 */
export async function commitBlocks(
  { store: { database }, rpc, target, names, partitionBlocks }: SyncContext,
  state: ChainState,
  { facts, headBlock, replaced }: Commit,
): Promise<void> {
  const last = facts.at(-1)?.block
  if (!last) return
  const summary = summarise(facts, target.lendingPool)
  await addUnmovedTokens(rpc, summary.deltas, state)
  const newTokens = [...summary.deltas.tokens.keys()].filter((token) => !state.tokens.has(token))
  const tokenMetadata = newTokens.length > 0 ? await readTokenMetadata(rpc, newTokens) : new Map()
  const atHead = last.number === headBlock
  const compared = atHead
    ? new Set([...summary.deltas.addresses.keys(), ...(await unreconciledAddresses(database))])
    : []
  const balances = atHead ? await readBalances(rpc, [...compared], last) : new Map()
  const before = state.newest
  const range = { from: facts[0]?.block.number ?? last.number, to: last.number }
  await makePartitionsAhead(database, state, range, partitionBlocks)
  await database.transaction(async (transaction) => {
    if (replaced) {
      await lockChain(transaction, replaced)
      await rollback(transaction, before?.number ?? -1)
    }
    await writeBlocks(transaction, { facts, summary, before, tokenMetadata, names, balances, headBlock })
    await notify(transaction, {
      block: last.number,
      ...(replaced && { rolledBackTo: before?.number ?? -1 }),
    })
  })
  state.newest = { number: last.number, hash: last.hash, timestamp: last.timestamp }
  for (const token of newTokens) state.tokens.add(token)
}

/** Adds the tokens among the contracts that the blocks created or called, from the block that did so on. */
async function addUnmovedTokens(rpc: Rpc, { addresses, tokens }: Deltas, state: ChainState): Promise<void> {
  const possible = [...addresses.values()].filter(({ address, isContract, firstBlock }) => {
    const isNamed = state.tokens.has(address) || (tokens.get(address)?.firstBlock ?? Infinity) <= firstBlock
    // A contract that was none when it was asked may be a token by now.
    return !isNamed && (isContract || state.asks.has(address))
  })
  const contracts = new Map(possible.map(({ address, firstBlock }) => [address, firstBlock]))
  for (const token of await readUnmovedTokens(rpc, [...contracts.keys()], state.asks)) {
    const firstBlock = contracts.get(token) ?? 0
    tokens.set(token, { ...(tokens.get(token) ?? unmovedToken(token, firstBlock)), firstBlock })
  }
}
