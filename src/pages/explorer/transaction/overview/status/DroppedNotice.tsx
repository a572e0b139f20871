import { useQuery } from '@tanstack/react-query'
import { type DroppedFate, droppedFate } from '#domain/explorer/droppedFate.ts'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { addressTransactionsQuery } from '#interfaces/explorer/transaction/transactions.ts'
import { nodeTransactionQuery } from '#interfaces/node/transaction/nodeTransaction.ts'
import { nonceUserQuery } from '#interfaces/node/transaction/nonceUser.ts'
import { transactionCountQuery } from '#interfaces/node/transaction/transactionCount.ts'
import { formatCount } from '#lib/format/count.ts'
import { isNotFound } from '#lib/requests/errors.ts'
import { Panel } from '#ui/layout/Panel.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'

type DroppedNoticeProps = { transaction: Transaction }

/** Explains a transaction that is in no block and that the explorer no longer lists as pending. */
export function DroppedNotice({ transaction }: DroppedNoticeProps) {
  const fate = useDroppedFate(transaction)
  const nonce = transaction.nonce === null ? '' : ` ${formatCount(transaction.nonce)}`
  return (
    <Panel title="Dropped or replaced" source="explorer">
      <p role="status" className="px-4 py-3 text-sm [&_a]:underline">
        {fate.kind === 'mined'
          ? 'The explorer marks it as dropped. '
          : 'It is in no block, and the explorer no longer waits for it. '}
        <FateSentence fate={fate} nonce={nonce} />
      </p>
    </Panel>
  )
}

function FateSentence({ fate, nonce }: { fate: DroppedFate; nonce: string }) {
  switch (fate.kind) {
    case 'replaced':
      return (
        <>
          Transaction <TransactionLink hash={fate.by} /> of the same sender used its nonce{nonce} and took its
          place.
        </>
      )
    case 'superseded':
      return `The sender has used its nonce${nonce}, and the node does not have this transaction: another one took its place.`
    case 'mined':
      return (
        <>
          But the node has it in block <BlockLink number={fate.block} />. This page will update.
        </>
      )
    case 'held':
      return 'The node still has it as pending, so it may yet be mined. This page will update.'
    case 'open':
      return `Its nonce${nonce} is still unused, so it may yet be mined or sent again. This page will update.`
    case 'unknown':
      return 'Another transaction may have taken its place.'
  }
}

/** How often the node is queried for a change, in milliseconds. */
const refetchInterval = 12_000

/** Why a transaction was dropped, from the node, the sender's nonce and the explorer's list of the sender. */
function useDroppedFate({ hash, from, nonce }: Transaction): DroppedFate {
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
