import { useQuery } from '@tanstack/react-query'
import { type DroppedFate, droppedFate } from '#domain/explorer/droppedFate.ts'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { addressTransactionsQuery } from '#interfaces/explorer/transaction/transactions.ts'
import { nonceUserQuery, transactionCountQuery } from '#interfaces/node/chain/account.ts'
import { nodeTransactionQuery } from '#interfaces/node/transaction/transaction.ts'
import { isNotFound } from '#lib/requests/errors.ts'

/** How often the node is asked whether something has changed, in milliseconds. */
const refetchInterval = 12_000

/** What became of a dropped transaction: the explorer's list of the sender, its nonce, and the node tell. */
export function useDroppedFate({ hash, from, nonce }: Transaction): DroppedFate {
  const sender = from.address
  const node = useQuery({ ...nodeTransactionQuery(hash), refetchInterval })
  const onNode = isNotFound(node.error) ? null : node.data
  const { data: count } = useQuery({ ...transactionCountQuery(sender), refetchInterval })
  const isUsed = nonce !== null && typeof count === 'number' && count > nonce
  const list = useQuery({ ...addressTransactionsQuery(sender, 'from'), enabled: nonce !== null })
  const inList = list.data?.items.find(
    (each) =>
      each.nonce === nonce && each.hash !== hash && each.from.address === sender && each.blockNumber !== null,
  )
  const { data: user } = useQuery({
    ...nonceUserQuery(sender, nonce ?? 0),
    enabled: isUsed && !inList && !list.isPending,
  })
  const inBlocks = user && user.hash !== hash ? user.hash : null
  return droppedFate({ nonce, onNode, count, successor: inList?.hash ?? inBlocks })
}
