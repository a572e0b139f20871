import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { healthBand } from '#domain/lending/account/healthBand.ts'
import type { UserState } from '#interfaces/lending/views.ts'
import { balanceQuery } from '#interfaces/node/chain/balance.ts'
import { now } from '#lib/browser/clock.ts'
import { config } from '#lib/browser/config/config.ts'
import { wholeCoins } from '#lib/browser/config/wholeCoins.ts'
import { formatAmount } from '#lib/format/formatAmount.ts'
import { formatHealth } from '#lib/format/formatHealth.ts'
import { formatDuration } from '#lib/format/time.ts'
import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { CreditFigures } from '#pages/lending/credit/creditFigures.ts'
import { DepositMoney } from '#pages/lending/figures/DepositAmount.tsx'
import { useNetWorth } from '#pages/portfolio/useNetWorth.ts'
import { FillingLine } from '#pages/signing/FillingLine.tsx'
import { PendingValue } from '#ui/feedback/loading/PendingValue.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { CompactFigures } from '#ui/figures/numbers/compact.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { useIsPhone } from '#ui/layout/useMedia.ts'

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

/** The net worth, what it is made of, and the health of a loan, each in a place of its own from the start. */
function OwnFigures({ user }: { user: Address }) {
  const { figures, value, worth, state, isLeast, isPending } = useNetWorth(user)
  const { data: wei } = useQuery(balanceQuery(user))
  const isPhone = useIsPhone()
  const { borrowed = null, collateral = null } = figures ?? {}
  const read = (figure: ReactNode) => (isPending ? <PendingValue /> : figure)
  const dollars = (value: Decimal | null) =>
    read(isPhone ? <Money value={value} style="short" /> : <DepositMoney value={value} />)
  return (
    <div className="grid grid-cols-4 items-baseline gap-x-3 gap-y-2 lg:grid-cols-[minmax(0,1.5fr)_repeat(5,minmax(0,1fr))] lg:gap-x-6">
      <div className="max-lg:col-span-3">
        <OwnFigure label="Net worth" to="/portfolio" isFirst>
          {read(<DepositMoney value={worth} />)}
        </OwnFigure>
      </div>
      <div className="max-lg:justify-self-end lg:order-last">
        {state.data && (
          <DuePayment state={state.data}>
            <Loan figures={figures} />
          </DuePayment>
        )}
      </div>
      <CompactFigures value={isPhone}>
        <OwnFigure label={config().nativeCurrency.symbol} to="/portfolio">
          {read(<Amount value={wei === undefined ? null : wholeCoins(wei)} />)}
        </OwnFigure>
        <OwnFigure label="Tokens" to="/portfolio">
          {dollars(value)}
          {value && isLeast && '+'}
        </OwnFigure>
        <OwnFigure label="Deposits" to="/lending">
          {dollars(collateral)}
        </OwnFigure>
        <OwnFigure label="Debt" to="/lending">
          {dollars(borrowed)}
        </OwnFigure>
      </CompactFigures>
    </div>
  )
}

/** The health of a loan; without one what can be borrowed. */
function Loan({ figures }: { figures: CreditFigures | null }) {
  const { health = null, available = null } = figures ?? {}
  if (health && health !== 'none')
    return (
      <OwnFigure label="Health" to="/lending">
        {formatHealth(health)} <Badge tone={healthBand(health).tone}>{healthBand(health).word}</Badge>
      </OwnFigure>
    )
  return (
    available && (
      <OwnFigure label="Can borrow" to="/lending">
        <DepositMoney value={available} />
      </OwnFigure>
    )
  )
}

/** The way to repay what is due in the credit cycle that runs; its children without such a payment. */
function DuePayment({
  state: { credit, positions, reserves },
  children,
}: {
  state: UserState
  children: ReactNode
}) {
  const owed = positions.find(({ due }) => due > 0n)
  const reserve = reserves.find(({ asset }) => asset === owed?.asset)
  const left = (credit.cycleEndsAt?.getTime() ?? 0) - now()
  if (!owed || !reserve || left <= 0) return children
  return (
    <Link
      to="/lending"
      search={{ action: 'repay', asset: owed.asset }}
      className={`${buttonClass({ tone: 'primary', size: 'large' })} max-sm:px-3`}
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
