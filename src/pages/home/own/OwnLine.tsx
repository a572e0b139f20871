import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { healthBand } from '#domain/lending/account/healthBand.ts'
import { formatHealth } from '#lib/format/formatHealth.ts'
import { isZero } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { DepositMoney } from '#pages/lending/figures/DepositAmount.tsx'
import { useNetWorth } from '#pages/portfolio/useNetWorth.ts'
import { FillingLine } from '#pages/signing/FillingLine.tsx'
import { PendingValue } from '#ui/feedback/loading/PendingValue.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { Count } from '#ui/figures/numbers/Count.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'

type OwnLineProps = {
  user: Address
  /** Whether a demo wallet was opened here: the line says what comes into it. */
  isFilling: boolean
}

/** What the connected account has and owes, each figure as a link. */
export function OwnLine({ user, isFilling }: OwnLineProps) {
  return isFilling ? (
    <div className="*:text-base">
      <FillingLine user={user} />
    </div>
  ) : (
    <OwnFigures user={user} />
  )
}

function OwnFigures({ user }: { user: Address }) {
  const { figures, holdings, worth, isLeast, isPending } = useNetWorth(user)
  const held = holdings?.filter(({ token, amount }) => !token.isScam && !(amount && isZero(amount))).length
  const { borrowed = null, health = null } = figures ?? {}
  const owes = borrowed !== null && !isZero(borrowed)
  return (
    <ul className="flex gap-x-4 max-sm:overflow-x-clip sm:gap-x-6">
      <OwnFigure label="Net worth" to="/portfolio">
        {isPending ? <PendingValue /> : <DepositMoney value={worth} />}
      </OwnFigure>
      {/* A phone has no room for it beside a debt. */}
      <OwnFigure label="Tokens" to="/portfolio" isWide={owes}>
        {isPending ? <PendingValue /> : held === undefined ? <Unknown /> : <Count value={held} />}
        {held !== undefined && isLeast && '+'}
      </OwnFigure>
      {owes && (
        <>
          <OwnFigure label="Debt" to="/lending">
            <Money value={borrowed} />
          </OwnFigure>
          {health && health !== 'none' && (
            <OwnFigure label="Health" to="/lending">
              {formatHealth(health)} <Badge tone={healthBand(health).tone}>{healthBand(health).word}</Badge>
            </OwnFigure>
          )}
        </>
      )}
    </ul>
  )
}

type OwnFigureProps = {
  label: string
  to: '/portfolio' | '/lending'
  /** Left out on a phone. */
  isWide?: boolean
  children: ReactNode
}

/** A label and its value: beside each other, on a phone below. */
function OwnFigure({ label, to, isWide = false, children }: OwnFigureProps) {
  return (
    <li className={isWide ? 'max-sm:hidden' : ''}>
      <Link to={to} className="group flex flex-wrap items-baseline gap-x-2 max-sm:flex-col">
        <span className="text-xs text-muted sm:text-base">{label}</span>
        <span className="font-medium whitespace-nowrap group-hover:text-accent sm:text-md">{children}</span>
      </Link>
    </li>
  )
}
