import { Link } from '@tanstack/react-router'
import { FileCode } from 'lucide-react'
import { shortHash } from '#lib/text/midcut.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Copy } from './Copy.tsx'
import { Identicon } from './Identicon.tsx'
import { Midcut } from './Midcut.tsx'

type AddressLinkProps = {
  address: Address
  /** A name given by somebody. It is shown with the address, never in its place. */
  name?: string | null | undefined
  contract?: boolean | undefined
  /** Shows the whole address. */
  whole?: boolean
}

/**
 * A link to an address with its identicon and a copy button. On hover, other places of the same address are
 * highlighted.
 */
export function AddressLink({ address, name, contract = false, whole = false }: AddressLinkProps) {
  return (
    <span
      className="group/copy relative inline-flex max-w-full items-center gap-1.5 align-middle"
      data-address={address}
    >
      <Identicon address={address} />
      {contract && <FileCode size={13} className="shrink-0 text-faint" aria-label="Contract" />}
      <Link
        to="/address/$address"
        params={{ address }}
        title={address}
        aria-label={`${name ? `${name}, ` : ''}${contract ? 'contract' : 'address'} ${shortHash(address)}`}
        className="link flex min-w-0 items-baseline gap-1.5"
      >
        {name && (
          <span className="max-w-40 truncate @4xl:max-w-56">
            <ExternalText>{name}</ExternalText>
          </span>
        )}
        <span className={name ? 'text-faint' : 'min-w-0'}>
          {whole ? <span className="break-all font-mono">{address}</span> : <Midcut value={address} />}
        </span>
      </Link>
      <Copy value={address} what="address" quiet={!whole} />
    </span>
  )
}
