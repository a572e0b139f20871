import { Link } from '@tanstack/react-router'
import { shortHash } from '#lib/text/midcut.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'

type TokenLinkProps = {
  address: Address
  /** Null or empty for a token without one: its address is shown. */
  symbol: string | null
}

/** A token to its page by its symbol. Symbols are not unique: the title has the address. */
export function TokenLink({ address, symbol }: TokenLinkProps) {
  return (
    <Link
      to="/token/$address"
      params={{ address }}
      title={`Token ${address}`}
      className="link inline-block max-w-36 truncate align-bottom"
      data-address={address}
    >
      <ExternalText>{symbol || shortHash(address)}</ExternalText>
    </Link>
  )
}
