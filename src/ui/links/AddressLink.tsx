import { Link } from '@tanstack/react-router'
import { unownedAddress } from '#domain/names/unownedAddress.ts'
import { knownContract } from '#lib/browser/config/knownContract.ts'
import { formatUnit } from '#lib/format/unit.ts'
import { shortHash } from '#lib/text/midcut.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { useAttention } from '#ui/layout/useAttention.ts'
import { OtherLetters } from '#ui/trust/OtherLetters.tsx'
import { Copy } from './Copy.tsx'
import { Identicon } from './Identicon.tsx'
import { Midcut } from './Midcut.tsx'
import { useOwnLabel } from './useOwnLabel.ts'

type AddressLinkProps = {
  address: Address
  /**
   * A name from outside, shown with the address, never in its place. The user's own label and the names that the site knows for
   * certain have priority.
   */
  name?: string | null | undefined
  /** Null where nobody told: it has neither the picture of an account nor the sign of a contract. */
  contract?: boolean | null | undefined
  /** Shows the whole address, on two lines where it must. */
  whole?: boolean
}

/**
 * A link to an address with a copy button, and the identicon of an account or the sign of a contract. The contracts of the
 * site's own configuration and the addresses that nobody controls have their names, in lists without the address. On hover, other places of the same address are highlighted.
 */
export function AddressLink({ address, name: given, contract: isContract, whole = false }: AddressLinkProps) {
  const own = knownContract(address)
  const known = own ?? unownedAddress(address)
  const name = useOwnLabel(address) || known || given
  const contract = isContract || own !== null
  // Lists have hundreds of such links, so the copy button is rendered only on hover or focus. On a touch screen the
  // linked page has it.
  const { hasAttention, listeners } = useAttention('mouse')
  return (
    <span
      className={whole ? 'wrap-anywhere' : 'relative inline-flex min-w-0 max-w-full items-baseline'}
      data-address={address}
      {...listeners}
    >
      <Link
        to="/address/$address"
        params={{ address }}
        title={address}
        aria-label={spoken(address, name, contract)}
        className={`link ${whole ? 'pr-6 *:not-last:mr-1.5' : 'inline-flex min-w-0 items-baseline gap-1.5'}`}
      >
        {contract ? (
          <span className="contract-mark" />
        ) : (
          isContract !== null && <Identicon address={address} />
        )}
        {name && (
          <Name given={given} whole={whole}>
            {name}
          </Name>
        )}
        {whole ? (
          <span
            className={`font-mono break-all ${name ? 'below-name max-w-[calc(100%-1.5rem)]' : ''}`}
            translate="no"
          >
            {address}
          </span>
        ) : (
          // Its name is certain: only another address of that name needs its digits.
          known === null && <Midcut value={address} yields={Boolean(name)} />
        )}
      </Link>
      {/* The button stands in the link's padding, for which an address after a name leaves room, so that it never wraps alone. */}
      {(whole || hasAttention) && (
        <span className={whole ? '-ml-6' : 'contents'}>
          <Copy value={address} what="address" over={!whole} />
        </span>
      )}
    </span>
  )
}

/** A longer name, which a contract may give itself, would fill lines; its title is whole. */
const longestName = 30

type NameProps = { given: string | null | undefined; whole: boolean; children: string }

/** A name, with a sign where it is from outside and letters of it only look Latin. */
function Name({ given, whole, children: name }: NameProps) {
  const shown = formatUnit(name, longestName)
  return (
    <>
      {name === given && <OtherLetters name={name} />}
      <bdi className={whole ? '' : 'cut'} title={shown === name ? undefined : name}>
        {shown}
      </bdi>
    </>
  )
}

/** The name of a link for screen readers. */
function spoken(address: Address, name: string | null | undefined, isContract: boolean): string {
  return `${name ? `${name}, ` : ''}${isContract ? 'contract' : 'address'} ${shortHash(address)}`
}
