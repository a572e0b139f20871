import { Link } from '@tanstack/react-router'
import { ActionLinks } from '#pages/lending/parts/action/ActionLinks.tsx'
import type { LendingRow } from '#pages/lending/parts/data/lendingRow.ts'
import { Amount } from '#ui/figures/Amount.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Percent } from '#ui/figures/Percent.tsx'

type LendingCardsProps = {
  rows: readonly LendingRow[]
  /** The person may act. */
  own: boolean
}

/** The lending table on a phone: deposits and debts, and every action for their owner. */
export function LendingCards({ rows, own }: LendingCardsProps) {
  return (
    <ul aria-label="Assets of the lending pool" className="divide-y divide-line sm:hidden">
      {rows.map((row) => (
        <li key={row.asset} className="grid gap-2 px-4 py-3 text-sm">
          <div className="flex items-baseline justify-between gap-3">
            <Link
              to="/lending/pool/$asset"
              params={{ asset: row.asset }}
              className="link truncate text-md font-medium"
              title={row.asset}
            >
              <ExternalText>{row.symbol}</ExternalText>
            </Link>
            <span className="text-xs whitespace-nowrap text-muted">
              Supply <Percent value={row.supplyApy} /> · Borrow{' '}
              <Percent value={row.reserve?.borrowable === false ? null : row.borrowApy} />
            </span>
          </div>
          <dl className="grid grid-cols-3 gap-x-3">
            <CardFigure label="Wallet" value={row.wallet} />
            <CardFigure label="Deposited" value={row.yourSupply} />
            <CardFigure label="Debt" value={row.yourDebt} />
          </dl>
          {row.trouble && <p className="text-xs text-warn">{row.trouble}</p>}
          {own && <ActionLinks row={row} all />}
        </li>
      ))}
    </ul>
  )
}

function CardFigure({ label, value }: { label: string; value: LendingRow['wallet'] }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="truncate">
        <Amount value={value} />
      </dd>
    </div>
  )
}
