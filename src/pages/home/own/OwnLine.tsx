import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { healthBand } from '#domain/lending/account/healthBand.ts'
import type { UserState } from '#interfaces/lending/views.ts'
import { now } from '#lib/browser/clock.ts'
import { formatAmount } from '#lib/format/formatAmount.ts'
import { formatHealth } from '#lib/format/formatHealth.ts'
import { formatDuration } from '#lib/format/time.ts'
import { fromUnits, isZero } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { DepositMoney } from '#pages/lending/figures/DepositAmount.tsx'
import { useNetWorth } from '#pages/portfolio/useNetWorth.ts'
import { FillingLine } from '#pages/signing/FillingLine.tsx'
import { PendingValue } from '#ui/feedback/loading/PendingValue.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Count } from '#ui/figures/numbers/Count.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'

type OwnLineProps = {
  user: Address
  /** Whether a demo wallet was opened here: the line says what comes into it. */
  isFilling: boolean
}

/** What the connected account has and owes, each figure as a link, and what is due now. */
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
  const { figures, holdings, worth, state, isLeast, isPending } = useNetWorth(user)
  const held = holdings?.filter(({ token, amount }) => !token.isScam && !(amount && isZero(amount))).length
  const { borrowed = null, health = null } = figures ?? {}
  return (
    <div className="flex items-end gap-x-4 gap-y-2 max-sm:flex-wrap sm:gap-x-6">
      <div className="min-w-0 flex-1 sm:flex-none">
        <OwnFigure label="Net worth" to="/portfolio" isFirst>
          {isPending ? <PendingValue /> : <DepositMoney value={worth} />}
        </OwnFigure>
      </div>
      {state.data && <DuePayment state={state.data} />}
      <ul className="flex gap-x-4 max-sm:w-full sm:gap-x-6">
        <li>
          <OwnFigure label="Tokens" to="/portfolio">
            {isPending ? <PendingValue /> : held === undefined ? <Unknown /> : <Count value={held} />}
            {held !== undefined && isLeast && '+'}
          </OwnFigure>
        </li>
        {borrowed !== null && !isZero(borrowed) && (
          <>
            <li>
              <OwnFigure label="Debt" to="/lending">
                <Money value={borrowed} />
              </OwnFigure>
            </li>
            {health && health !== 'none' && (
              <li>
                <OwnFigure label="Health" to="/lending">
                  {formatHealth(health)}{' '}
                  <Badge tone={healthBand(health).tone}>{healthBand(health).word}</Badge>
                </OwnFigure>
              </li>
            )}
          </>
        )}
      </ul>
    </div>
  )
}

/** The way to repay what is due in the credit cycle that runs; nothing without such a payment. */
function DuePayment({ state: { credit, positions, reserves } }: { state: UserState }) {
  const owed = positions.find(({ due }) => due > 0n)
  const reserve = reserves.find(({ asset }) => asset === owed?.asset)
  const left = (credit.cycleEndsAt?.getTime() ?? 0) - now()
  if (!owed || !reserve || left <= 0) return null
  return (
    <Link
      to="/lending"
      search={{ action: 'repay', asset: owed.asset }}
      className={`${buttonClass({ tone: 'primary', size: 'large' })} shrink-0 max-sm:px-3 sm:order-last sm:ml-auto`}
    >
      <span className="grid text-center">
        <span>
          Repay {formatAmount(fromUnits(owed.due, reserve.decimals))}{' '}
          <ExternalText>{reserve.symbol}</ExternalText>
        </span>
        <span className="text-xs font-normal">due in {formatDuration(left)}</span>
      </span>
    </Link>
  )
}

type OwnFigureProps = {
  label: string
  to: '/portfolio' | '/lending'
  /** In the largest size. */
  isFirst?: boolean
  children: ReactNode
}

/** A label and its value below. */
function OwnFigure({ label, to, isFirst = false, children }: OwnFigureProps) {
  return (
    <Link to={to} className="group flex flex-col">
      <span className="text-xs text-muted">{label}</span>
      <span
        className={`whitespace-nowrap group-hover:text-accent ${isFirst ? 'text-xl font-semibold' : 'text-md font-medium'}`}
      >
        {children}
      </span>
    </Link>
  )
}
