import { useQuery } from '@tanstack/react-query'
import type { Transaction } from '#interfaces/explorer/transaction.ts'
import { blockNumberQuery } from '#interfaces/node/blockNumber.ts'
import { formatCount } from '#lib/format/count.ts'
import { Time } from '#ui/figures/Time.tsx'
import { Detail } from '#ui/layout/Details.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'

type ConfirmationsProps = { transaction: Transaction }

/** The block of a transaction, its confirmations and its time. */
export function Confirmations({
  transaction: { blockNumber, timestamp, confirmations },
}: ConfirmationsProps) {
  const { data: newest } = useQuery(blockNumberQuery())
  if (blockNumber === null) {
    return <Detail label="Block">Waiting for a block. This page will update.</Detail>
  }
  const counted =
    newest === undefined ? confirmations : Math.max(newest - blockNumber + 1, confirmations ?? 0)
  return (
    <>
      <Detail label="Block">
        <span className="[&_a]:underline">
          <BlockLink number={blockNumber} />
        </span>
        {counted !== null && (
          <span className="text-faint">
            {' · '}
            {formatCount(counted)} {counted === 1 ? 'confirmation' : 'confirmations'}
          </span>
        )}
      </Detail>
      <Detail label="Time">
        <Time at={timestamp} style="full" />
      </Detail>
    </>
  )
}
