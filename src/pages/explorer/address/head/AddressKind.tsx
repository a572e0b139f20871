import type { AddressRecord } from '#interfaces/explorer/address/address.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { PendingValue } from '#ui/feedback/loading/PendingValue.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Identicon } from '#ui/links/Identicon.tsx'
import { OtherLetters } from '#ui/trust/OtherLetters.tsx'

type SignProps = { address: Address; kind: string | null }

/** The sign of a contract, the identicon of an account, and their place while it is unknown which it is. */
export function AddressSign({ address, kind }: SignProps) {
  if (kind === 'Address') return <Identicon address={address} />
  return <span className={kind === null ? 'w-4 shrink-0' : 'contract-mark'} />
}

type KindProps = { kind: string | null; known: string | null; record: AddressRecord | undefined }

/** The kind of an address and its name, by the site's configuration or the explorer, above its digits. */
export function AddressKind({ kind, known, record }: KindProps) {
  const name = known ?? record?.name
  return (
    <span className="name-above">
      <span>{kind ?? <PendingValue />}</span>{' '}
      {name && (
        <b>
          <OtherLetters name={name} /> <ExternalText>{name}</ExternalText>
        </b>
      )}
    </span>
  )
}
