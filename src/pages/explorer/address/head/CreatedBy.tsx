import type { AddressRecord } from '#interfaces/explorer/address/address.ts'
import { RecordedAddress } from '#pages/explorer/parts/cells/RecordedAddress.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import { Fact } from './Fact.tsx'

/** The label for the creation of a contract, by its status. */
export function creationLabel(status: string | null): string {
  if (status === 'failed') return 'Creation failed, by'
  return status === 'selfdestructed' ? 'Self-destructed, created by' : 'Created by'
}

type CreatedByProps = { record: AddressRecord | undefined }

/** Who created a contract, and in which transaction; nothing where the explorer does not say. */
export function CreatedBy({ record }: CreatedByProps) {
  if (!record?.creator) return null
  const { creator, creationTransaction, creationStatus } = record
  return (
    <Fact
      label={creationLabel(creationStatus)}
      help="Who created it, in which transaction."
      of={{ isFetched: true, data: creator }}
    >
      <span className="flex items-baseline gap-1">
        <span className="min-w-0 truncate">
          <RecordedAddress address={creator} />
        </span>
        {creationTransaction && (
          <span className="shrink-0 text-xs text-faint [&_a]:underline">
            {' '}
            in <TransactionLink hash={creationTransaction} />
          </span>
        )}
      </span>
    </Fact>
  )
}
