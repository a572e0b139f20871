import { Link } from '@tanstack/react-router'
import { shortHash } from '#lib/text/midcut.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Figure } from '#ui/figures/Figure.tsx'
import { Copy } from '#ui/links/Copy.tsx'
import { Midcut } from '#ui/links/Midcut.tsx'

type ContractFigureProps = { label: 'Token' | 'Pool'; address: Address }

/** The address of one of a market's contracts. Traders copy it all the time, so its button is always there. */
export function ContractFigure({ label, address }: ContractFigureProps) {
  return (
    <Figure label={label}>
      <span className="inline-flex items-baseline gap-1" data-address={address}>
        <Link
          to="/address/$address"
          params={{ address }}
          title={address}
          aria-label={`${label}, contract ${shortHash(address)}`}
          className="link"
        >
          <Midcut value={address} />
        </Link>
        <Copy value={address} what={`${label.toLowerCase()} address`} />
      </span>
    </Figure>
  )
}
