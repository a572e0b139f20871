import type { AddressRecord } from '#interfaces/explorer/address/address.ts'
import { RecordedAddress } from '#pages/explorer/parts/cells/RecordedAddress.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'

type ContractOriginProps = { record: AddressRecord }

/** The label for the creation of a contract, by its status. */
export function creationLabel(status: string | null): string {
  if (status === 'failed') return 'Creation failed, by'
  return status === 'selfdestructed' ? 'Self-destructed, created by' : 'Created by'
}

/** Who created a contract, in which transaction, and which token it is. */
export function ContractOrigin({ record }: ContractOriginProps) {
  const { creator, creationTransaction, creationStatus, token } = record
  return (
    <>
      {creator && (
        <div className="max-sm:col-span-full">
          <Figure label={creationLabel(creationStatus)}>
            <span className="text-sm">
              <RecordedAddress address={creator} />
              {creationTransaction && (
                <span className="text-xs font-normal text-faint [&_a]:underline">
                  {' '}
                  in <TransactionLink hash={creationTransaction} />
                </span>
              )}
            </span>
          </Figure>
        </div>
      )}
      {token && (
        <Figure label="Token" note="all its transfers">
          <TokenLink address={token.address} symbol={token.symbol ?? token.name} />
        </Figure>
      )}
    </>
  )
}
