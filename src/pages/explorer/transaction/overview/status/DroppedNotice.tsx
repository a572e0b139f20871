import type { DroppedFate } from '#domain/explorer/droppedFate.ts'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { formatCount } from '#lib/format/count.ts'
import { Panel } from '#ui/layout/Panel.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import { useDroppedFate } from './useDroppedFate.ts'

type DroppedNoticeProps = { transaction: Transaction }

/** What became of a transaction that is in no block and that the explorer no longer waits for. */
export function DroppedNotice({ transaction }: DroppedNoticeProps) {
  const fate = useDroppedFate(transaction)
  const nonce = transaction.nonce === null ? '' : ` ${formatCount(transaction.nonce)}`
  return (
    <Panel title="Dropped or replaced" source="explorer">
      <p role="status" className="px-4 py-3 text-sm [&_a]:underline">
        {fate.kind === 'mined'
          ? 'The explorer calls it dropped. '
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
      return `The sender has used its nonce${nonce}, and the node does not know this transaction: another one took its place.`
    case 'mined':
      return (
        <>
          But the node has it in block <BlockLink number={fate.block} />. This page will update.
        </>
      )
    case 'held':
      return 'The node still holds it, so it may yet be mined. This page will update.'
    case 'open':
      return `Its nonce${nonce} is still unused, so it may yet be mined or sent again. This page will update.`
    case 'unknown':
      return 'Another transaction may have taken its place.'
  }
}
