import { Link } from '@tanstack/react-router'
import { shortHash } from '#lib/text/midcut.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { OtherLetters } from '#ui/trust/OtherLetters.tsx'

type TokenLinkProps = {
  address: Address
  /** Null or empty for a token without a symbol; its address is shown then. */
  symbol: string | null
}

/**
 * A link to a token, named by its symbol. Symbols are not unique, so the title has the address, and one whose letters only
 * look Latin has a sign.
 */
export function TokenLink({ address, symbol }: TokenLinkProps) {
  return (
    // A grid, because with `max-w-[min(…,100%)]` the place around it would become as wide as the whole text.
    <span className="inline-grid max-w-36 grid-flow-col auto-cols-[minmax(0,max-content)] items-baseline gap-x-1">
      <OtherLetters name={symbol ?? ''} />
      <Link
        to="/token/$address"
        params={{ address }}
        title={`Token ${address}`}
        className={`link cut ${symbol ? '' : 'font-mono'}`}
        data-address={address}
      >
        <ExternalText>{symbol || shortHash(address)}</ExternalText>
      </Link>
    </span>
  )
}
