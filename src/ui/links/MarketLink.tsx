import { Link } from '@tanstack/react-router'
import type { Address } from '#lib/wire/shapes.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { OtherLetters } from '#ui/trust/OtherLetters.tsx'
import { Midcut } from './Midcut.tsx'

type MarketLinkProps = { pool: Address; symbol: string; name?: string | undefined }

/**
 * A link to a market: its symbol, and its name where there is room for some letters of it. Without room the name wraps to a
 * second line, which is not shown.
 */
export function MarketLink({ pool, symbol, name }: MarketLinkProps) {
  return (
    <Link
      to="/markets/$poolAddress"
      params={{ poolAddress: pool }}
      title={`Market ${pool}`}
      className="group/market inline-flex h-[1lh] max-w-full min-w-0 flex-wrap items-baseline gap-x-2 overflow-clip align-bottom"
    >
      <OtherLetters name={symbol} />
      <span className="cut font-medium text-text group-hover/market:text-accent">
        {symbol.trim() ? <ExternalText>{symbol}</ExternalText> : <Midcut value={pool} />}
      </span>
      {name && (
        <span className="cut max-w-max flex-[1_1_4rem] text-faint">
          <ExternalText>{name}</ExternalText>
        </span>
      )}
    </Link>
  )
}
