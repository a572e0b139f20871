import { Link } from '@tanstack/react-router'
import { shortHash } from '#lib/text/midcut.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'

type TokenLinkProps = {
  address: Address
  /** Null or empty for a token without a symbol; its address is shown then. */
  symbol: string | null
}

/** A link to a token, named by its symbol. Symbols are not unique, so the title has the address. */
export function TokenLink({ address, symbol }: TokenLinkProps) {
  return (
    <Link
      to="/token/$address"
      params={{ address }}
      title={`Token ${address}`}
      className="link cut max-w-[min(9rem,100%)]"
      data-address={address}
    >
      <ExternalText>{symbol || shortHash(address)}</ExternalText>
    </Link>
  )
}
