import type { AddressRecord } from '#interfaces/explorer/address/address.ts'
import { Figure } from '#ui/figures/Figure.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'

type ContractOriginProps = { record: AddressRecord }

/** Who created a contract, in which transaction, and which token it is. */
export function ContractOrigin({ record: { creator, creationTransaction, token } }: ContractOriginProps) {
  return (
    <>
      {creator && (
        <Figure
          label="Created by"
          note={
            creationTransaction && (
              <span className="block pt-1.5 [&_a]:underline">
                in <TransactionLink hash={creationTransaction} />
              </span>
            )
          }
        >
          <span className="text-sm">
            <AddressLink address={creator} />
          </span>
        </Figure>
      )}
      {token && (
        <Figure label="Token">
          <TokenLink address={token.address} symbol={token.symbol ?? token.name} />
        </Figure>
      )}
    </>
  )
}
