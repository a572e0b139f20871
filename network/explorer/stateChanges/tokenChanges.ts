import { type Address, zeroAddress } from 'viem'
import { type NamedParty, partiesOfLogs } from '#network/explorer/assets/tokenSumQueries.ts'
import type { DataSources } from '#network/explorer/dataSources.ts'
import { tokenBalance } from '#network/explorer/node/balanceAtBlock.ts'
import type { Node } from '#network/explorer/node/nodeReader.ts'
import type { TransactionRow } from '#network/explorer/queries/transactionQueries.ts'
import {
  balanceFromTransfers,
  transfersInBlock,
  transfersOfTransaction,
} from '#network/explorer/queries/transferHistory.ts'
import type { tokenTransfers } from '#network/store/schema/tokenTables.ts'

type Transfer = Pick<
  typeof tokenTransfers.$inferSelect,
  'token' | 'tokenType' | 'from' | 'to' | 'amount' | 'tokenId'
>

/**
 * The balance of one address in one token before and after a transaction. Balances are null where the node no longer
 * has them.
 */
export type TokenChange = {
  address: Address
  token: Address
  tokenType: string
  /** The ERC-1155 id of the balance. */
  tokenId: bigint | null
  before: bigint | null
  after: bigint | null
  /** Null when something besides transfers changed the balance. */
  change: bigint | null
  /** The ERC-721 ids that came (`to`) and went (`from`). */
  moves: { direction: 'from' | 'to'; tokenId: bigint }[]
}

/** Of a transaction with more transfers, the changes of the first ones are shown. */
const maximumTransfers = 1_000

/**
 * The token changes of a transaction: its transfers are summed up and added to the balances of the block before, which
 * come from the node. Where the node no longer has them, all earlier transfers are summed up instead, or all later ones
 * where they are of fewer blocks or the earlier ones are not kept. That does not work for receipts of the lending pool,
 * and not when only a part of the chain is stored. For ERC-20 tokens the sums are checked against the balances after
 * the block, because a token may charge a fee or mint without a transfer. A difference is assigned to the transaction
 * when it is the only one in the block, and makes the change null otherwise.
 */
export async function tokenChanges(
  sources: DataSources,
  row: TransactionRow,
  isAlone: boolean,
): Promise<TokenChange[]> {
  const { database } = sources
  const [transfers, parties] = await Promise.all([
    transfersOfTransaction(database, row.hash, maximumTransfers),
    isAlone ? partiesOf(sources, row) : [],
  ])
  const summed = withParties(sumTransfers(transfers), parties)
  const { blockNumber } = row
  const ofBlock = await transfersInBlock(database, blockNumber, [
    ...new Set(summed.map(({ token }) => token)),
  ])
  const first = transfers[0]?.logIndex ?? 0
  const earlier = totalsOf(ofBlock.filter(({ logIndex }) => logIndex < first))
  const all = totalsOf(ofBlock)
  const changes = await Promise.all(
    summed.map(async (change) => {
      const [atParent, atBlock] = await balancesAround(sources.node, change, blockNumber)
      if (atParent === null || (atBlock === null && change.tokenType === 'ERC-20'))
        return fromTransfers(sources, change, { blockNumber, logIndex: first })
      const isExplained = atBlock === null || atBlock - atParent === (all.get(keyOf(change)) ?? 0n)
      if (!isExplained && !isAlone) return { ...change, change: null }
      if (!isExplained) return { ...change, before: atParent, after: atBlock, change: atBlock - atParent }
      const before = atParent + (earlier.get(keyOf(change)) ?? 0n)
      return { ...change, before, after: before + (change.change ?? 0n) }
    }),
  )
  return changes.filter(({ change, moves }) => change !== 0n || moves.length > 0)
}

/** The addresses in the logs of the transaction's tokens, and who called a token: it may emit no event at all. */
async function partiesOf({ database, known }: DataSources, row: TransactionRow): Promise<NamedParty[]> {
  const [parties, called] = await Promise.all([
    partiesOfLogs(database, row.hash),
    row.to ? known.tokens([row.to]) : undefined,
  ])
  const token = called?.get(row.to ?? '')?.token
  return token?.type === 'ERC-20' ? [...parties, { token: token.address, address: row.from }] : parties
}

/** The change by the transfers alone, for a node that no longer has the balances of that block. */
async function fromTransfers(
  { database, assets, known }: DataSources,
  change: TokenChange,
  at: { blockNumber: number; logIndex: number },
): Promise<TokenChange> {
  const [{ receipts, disagreeing, areReceiptsKnown, isPartial }, { keptFrom }, head] = await Promise.all([
    assets(),
    known.chain(),
    known.head(),
  ])
  if (disagreeing.has(change.token)) return { ...change, change: null }
  if (isPartial || !areReceiptsKnown || receipts.has(change.token)) return change
  const part = keptFrom === 0 && at.blockNumber < head / 2 ? 'until' : 'since'
  const before = await balanceFromTransfers(database, change, at, part)
  return { ...change, before, after: before + (change.change ?? 0n) }
}

function totalsOf(transfers: Transfer[]): Map<string, bigint> {
  return new Map(sumTransfers(transfers).map((change) => [keyOf(change), change.change ?? 0n]))
}

/** Adds an empty change for each further address that a token's log names. */
function withParties(changes: TokenChange[], parties: NamedParty[]): TokenChange[] {
  const all = new Map(changes.map((change) => [keyOf(change), change]))
  for (const { token, address } of parties) {
    const unchanged: TokenChange = {
      address,
      token,
      tokenType: 'ERC-20',
      tokenId: null,
      before: null,
      after: null,
      change: 0n,
      moves: [],
    }
    if (!all.has(keyOf(unchanged))) all.set(keyOf(unchanged), unchanged)
  }
  return [...all.values()]
}

function keyOf({ token, tokenId, address }: TokenChange): string {
  return `${token} ${tokenId} ${address}`
}

/**
 * Sums transfers up by token and address. Transfers from an address to itself are left out, and so is the zero address
 * of mints and burns.
 */
export function sumTransfers(transfers: Transfer[]): TokenChange[] {
  const found = new Map<string, TokenChange>()
  for (const side of transfers.flatMap(sidesOf)) {
    const known = found.get(keyOf(side))
    const change = (known?.change ?? 0n) + (side.change ?? 0n)
    found.set(keyOf(side), { ...side, change, moves: [...(known?.moves ?? []), ...side.moves] })
  }
  return [...found.values()].filter(({ change, moves }) => change !== 0n || moves.length > 0)
}

/** What one transfer changes for its sender and for its receiver. */
function sidesOf({ token, tokenType, from, to, amount, tokenId }: Transfer): TokenChange[] {
  const side = (address: Address, direction: 'from' | 'to'): TokenChange => ({
    address,
    token,
    tokenType,
    before: null,
    after: null,
    tokenId: tokenType === 'ERC-1155' ? tokenId : null,
    change: direction === 'to' ? amount : -amount,
    moves: tokenType === 'ERC-721' && tokenId !== null ? [{ direction, tokenId }] : [],
  })
  return [side(from, 'from'), side(to, 'to')].filter(({ address }) => address !== zeroAddress)
}

/**
 * The balances one block earlier and after the block. Null when the node does not have them or no change needs them.
 */
async function balancesAround(
  node: Node,
  { token, tokenId, address, tokenType }: TokenChange,
  blockNumber: number,
): Promise<[bigint | null, bigint | null]> {
  const of = { token, holder: address, id: tokenId }
  return Promise.all([
    blockNumber === 0 ? 0n : tokenBalance(node, of, BigInt(blockNumber - 1)),
    tokenType === 'ERC-20' ? tokenBalance(node, of, BigInt(blockNumber)) : null,
  ])
}
