import { type Address, erc721Abi, erc1155Abi, zeroAddress } from 'viem'
import type { Node } from '#network/explorer/node/node.ts'
import { findTokens } from '#network/explorer/queries/tokens.ts'
import { transfersEarlierInBlock, transfersOfTransaction } from '#network/explorer/queries/tokenTransfers.ts'
import type { TransactionRow } from '#network/explorer/queries/transactions.ts'
import type { Source } from '#network/explorer/source.ts'
import type { tokenTransfers } from '#network/store/schema.ts'

type Transfer = Pick<
  typeof tokenTransfers.$inferSelect,
  'token' | 'tokenType' | 'from' | 'to' | 'amount' | 'tokenId'
>

/** What one address had of one token before and after a transaction; balances are null where the node forgot them. */
export type TokenChange = {
  address: Address
  token: Address
  tokenType: string
  /** The ERC-1155 id the balance is of. */
  tokenId: bigint | null
  before: bigint | null
  after: bigint | null
  change: bigint
  /** The ERC-721 ids that came (`to`) and went (`from`). */
  moves: { direction: 'from' | 'to'; tokenId: bigint }[]
}

/** A transaction with more transfers than this shows the changes of the first ones. */
const mostTransfers = 1_000

/** Whose tokens a transaction changed: its transfers summed up, on the balances the node had one block earlier. */
export async function tokenChanges({ database, node }: Source, row: TransactionRow): Promise<TokenChange[]> {
  const transfers = await transfersOfTransaction(database, row.hash, mostTransfers)
  const [first] = transfers
  if (!first) return []
  const changes = summed(transfers)
  const addresses = [...new Set(transfers.map((transfer) => transfer.token))]
  const [earlier, tokenRows] = await Promise.all([
    transfersEarlierInBlock(database, {
      blockNumber: row.blockNumber,
      logIndex: first.logIndex,
      tokens: addresses,
    }),
    findTokens(database, addresses),
  ])
  const sinceParent = new Map(summed(earlier).map((change) => [keyOf(change), change.change]))
  const born = new Map(tokenRows.map(({ token }) => [token.address, token.firstBlock]))
  return Promise.all(
    changes.map(async (change) => {
      const isNew = (born.get(change.token) ?? 0) >= row.blockNumber
      const atParent = isNew ? 0n : await balanceBefore(node, change, row.blockNumber)
      if (atParent === null) return change
      const before = atParent + (sinceParent.get(keyOf(change)) ?? 0n)
      return { ...change, before, after: before + change.change }
    }),
  )
}

function keyOf({ token, tokenId, address }: TokenChange): string {
  return `${token} ${tokenId} ${address}`
}

/** Adds transfers up by token and address; who sends to himself and the zero address of mints and burns are left out. */
export function summed(transfers: Transfer[]): TokenChange[] {
  const found = new Map<string, TokenChange>()
  for (const side of transfers.flatMap(sidesOf)) {
    const known = found.get(keyOf(side))
    const change = (known?.change ?? 0n) + side.change
    found.set(keyOf(side), { ...side, change, moves: [...(known?.moves ?? []), ...side.moves] })
  }
  return [...found.values()].filter(({ change, moves }) => change !== 0n || moves.length > 0)
}

/** What one transfer is to its sender and to its receiver. */
function sidesOf({ token, tokenType, from, to, amount, tokenId }: Transfer): TokenChange[] {
  const side = (address: Address, direction: 'from' | 'to'): TokenChange => ({
    ...{ address, token, tokenType, before: null, after: null },
    tokenId: tokenType === 'ERC-1155' ? tokenId : null,
    change: direction === 'to' ? amount : -amount,
    moves: tokenType === 'ERC-721' && tokenId !== null ? [{ direction, tokenId }] : [],
  })
  return [side(from, 'from'), side(to, 'to')].filter(({ address }) => address !== zeroAddress)
}

/** The balance one block earlier; null where the node cannot tell. */
async function balanceBefore(
  node: Node,
  { token, tokenId, address }: TokenChange,
  blockNumber: number,
): Promise<bigint | null> {
  if (blockNumber === 0) return 0n
  const at = { address: token, blockNumber: BigInt(blockNumber - 1) }
  try {
    return tokenId === null
      ? await node.readContract({ ...at, abi: erc721Abi, functionName: 'balanceOf', args: [address] })
      : await node.readContract({
          ...at,
          abi: erc1155Abi,
          functionName: 'balanceOf',
          args: [address, tokenId],
        })
  } catch {
    return null
  }
}
