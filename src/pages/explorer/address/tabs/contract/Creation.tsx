import type { AddressRecord } from '#interfaces/explorer/address/address.ts'
import { creationLabel } from '#pages/explorer/address/head/CreatedBy.tsx'
import { RecordedAddress } from '#pages/explorer/parts/cells/RecordedAddress.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { Copy } from '#ui/links/Copy.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'

type CreationProps = { record: AddressRecord | undefined }

/** The creator of a contract, the transaction that created it, and the implementation of a proxy. */
export function Creation({ record }: CreationProps) {
  const { creationStatus = null } = record ?? {}
  const { creator = null, creationTransaction = null, implementations = [] } = record ?? {}
  const isPhone = useIsPhone()
  return (
    <Details>
      <Detail label={creationLabel(creationStatus)}>
        {creator ? (
          <RecordedAddress address={creator} whole />
        ) : (
          <Unknown title="The explorer does not say" />
        )}
      </Detail>
      <Detail label="Transaction">
        {creationTransaction ? (
          <span className="inline-flex max-w-full items-baseline gap-0.5">
            <TransactionLink hash={creationTransaction} whole={!isPhone} />
            <Copy value={creationTransaction} what="transaction hash" />
          </span>
        ) : (
          <Unknown title="The explorer does not say" />
        )}
      </Detail>
      {implementations.length > 0 && (
        <Detail label="Runs">
          <ul className="grid gap-1">
            {implementations.map(({ address, name }) => (
              <li key={address}>
                <AddressLink address={address} name={name} contract whole />
              </li>
            ))}
          </ul>
        </Detail>
      )}
    </Details>
  )
}
