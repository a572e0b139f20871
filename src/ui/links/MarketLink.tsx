import { Link } from '@tanstack/react-router'
import { shortHash } from '#lib/text/midcut.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'

type MarketLinkProps = { pool: Address; symbol: string; name?: string | undefined }

/** A link to a market: its symbol, and its name where there is room. */
export function MarketLink({ pool, symbol, name }: MarketLinkProps) {
  return (
    <Link
      to="/markets/$poolAddress"
      params={{ poolAddress: pool }}
      title={`Market ${pool}`}
      className="group/market cut"
    >
      <span
        className={`cut ${name ? 'max-w-[max(60%,min(100%,5.5rem))]' : ''} font-medium text-text group-hover/market:text-accent`}
      >
        <ExternalText>{symbol || shortHash(pool)}</ExternalText>
      </span>
      {name && (
        <span className="ml-2 text-faint">
          <ExternalText>{name}</ExternalText>
        </span>
      )}
    </Link>
  )
}
