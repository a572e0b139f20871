import type { ReactNode } from 'react'
import type { AccountState } from '#domain/lending/account/account.ts'
import { shownDeposit } from '#domain/lending/account/poolRounding.ts'
import type { ActionFigures, Snapshot } from '#domain/lending/action/actionFigures.ts'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { yieldOf } from '#domain/lending/reserve/interest.ts'
import { moneyPlaces } from '#lib/format/money.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { add, type Decimal, fromUnits, isZero, multiply, subtract, toUnits } from '#lib/numbers/decimal.ts'
import { healthNote } from '#pages/lending/action/form/consent/healthNote.tsx'
import { isWarned } from '#pages/lending/action/form/consent/RiskConsent.tsx'
import { DepositMoney } from '#pages/lending/figures/DepositAmount.tsx'
import { HealthWord } from '#pages/lending/figures/HealthWord.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Change } from '#ui/figures/numbers/Change.tsx'
import { ColumnPlaces } from '#ui/figures/numbers/columnPlaces.ts'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { LoanTerms, type Terms } from './LoanTerms.tsx'

type ChangesPanelProps = {
  action: LendingAction
  symbol: string
  preview: ActionFigures
  ready: boolean
  done: boolean
  /** Whether the typed amount cannot be signed: nothing is known of what would come of it. */
  isRefused?: boolean
  reserve: AccountState['reserve']
  /** What a loan is under; null once it is taken. */
  terms?: Terms | null | undefined
  /** The effect on the credit score. */
  note: string | null
  /** The block or time of the figures. */
  asOf: ReactNode
  /** Whether `BriefChanges` stands above: only the other figures follow. */
  isRest?: boolean
}

/** The changes by an action, beside the form. */
export function ChangesPanel(props: ChangesPanelProps) {
  const { ready, done, note, asOf, isRest } = props
  return (
    <section aria-label="What changes" className="min-w-0 rounded-md bg-raised p-4 sm:self-start">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h3 className="text-xs font-medium text-muted">{done ? 'What changed' : 'What changes'}</h3>
        {asOf}
      </div>
      <Changes {...props} moved={ready || done} shows={isRest ? 'rest' : isLong(props) ? 'main' : 'all'} />
      <div className="mt-3 grid gap-1 text-xs text-muted empty:hidden">
        {note && <p>{note}</p>}
        {!isRest && <HealthNote {...props} />}
      </div>
    </section>
  )
}

/** Whether the panel is longer than the form: that of a first loan. */
function isLong({ action, preview }: Pick<ChangesPanelProps, 'action' | 'preview'>) {
  return action === 'borrow' && isZero(preview.before.debt)
}

/** The figures for which a form has more room than the long panel beside it. */
export function LastChanges(props: Omit<ChangesPanelProps, 'note' | 'asOf' | 'isRest'>) {
  return isLong(props) && <Changes {...props} moved={props.ready || props.done} shows="last" />
}

/** The figures to know before signing, the rate, debt or deposit and health, where the panel is below the button. */
export function BriefChanges(props: Omit<ChangesPanelProps, 'note' | 'asOf' | 'isRest'>) {
  return (
    <div className="grid gap-1.5">
      <Changes {...props} moved={props.ready || props.done} shows="brief" />
      {props.action !== 'deposit' && (
        <div className="text-xs text-muted">
          <HealthNote {...props} />
        </div>
      )}
    </div>
  )
}

type HealthProps = Pick<ChangesPanelProps, 'action' | 'preview' | 'ready' | 'done' | 'isRefused'>

/**
 * The note on the health; of a loan its place is kept, so that nothing moves when an amount is typed. A warning above the
 * button takes its place.
 */
function HealthNote(props: HealthProps) {
  if (props.ready && !props.done && isWarned(props.action, props.preview)) return null
  return <p className={props.action === 'borrow' ? 'min-h-8' : 'empty:hidden'}>{healthNote(props)}</p>
}

type ChangesProps = Pick<
  ChangesPanelProps,
  'action' | 'preview' | 'symbol' | 'reserve' | 'terms' | 'isRefused'
> & {
  moved: boolean
  /** `brief`: the rate, debt or deposit, and health; `rest`: all others; `main`: without the `last` two. */
  shows: 'all' | 'brief' | 'rest' | 'main' | 'last'
}

/** A deposit as the wallet pays it, without the pool's rounding by a base unit: 250 stays 250. */
function withoutRounding({ before, after }: ActionFigures): ActionFigures {
  const paid = subtract(before.wallet, after.wallet)
  return { before, after: { ...after, deposited: add(before.deposited, paid) } }
}

/** A deposit as the forms and lists show it; its title has the pool's own figure. */
function shownOf(deposited: Decimal, { decimals, supplyIndex }: AccountState['reserve']): Decimal {
  return fromUnits(shownDeposit(toUnits(deposited, decimals), decimals, supplyIndex), decimals)
}

/** Whether a loan has terms to name: a new one, or one whose collateral is taken. */
function hasTerms(action: LendingAction, { health }: Snapshot) {
  return action === 'borrow' || (action === 'withdraw' && health !== 'none')
}

/** Shows one figure before and after. */
function changeOf(before: Snapshot, after: Snapshot, moved: boolean) {
  return (label: string, figure: keyof Snapshot, show: (snapshot: Snapshot) => ReactNode) => {
    const isShare = figure === 'rate' || figure === 'utilization'
    const same = isShare
      ? formatPercent(before[figure], { places: 2 }) === formatPercent(after[figure], { places: 2 })
      : before[figure] === after[figure]
    return <Change label={label} before={show(before)} after={moved && !same ? show(after) : null} />
  }
}

/** The figures that the action touches: before, an arrow, after. */
function Changes({ action, preview, symbol, reserve, terms, isRefused, moved, shows }: ChangesProps) {
  const { before, after } = action === 'deposit' ? withoutRounding(preview) : preview
  const earned = yieldOf(reserve.supplyRate)
  const lends = action === 'borrow' || action === 'repay'
  const change = changeOf(before, after, moved)
  const own = lends
    ? change('Your debt', 'debt', ({ debt }) => <Amount value={debt} unit={symbol} />)
    : change('Your deposit', 'deposited', ({ deposited }) => (
        <Amount value={shownOf(deposited, reserve)} exact={deposited} unit={symbol} />
      ))
  const rate = lends ? (
    change('Your borrow APY', 'rate', (snapshot) => <Percent value={snapshot.rate} places={2} />)
  ) : (
    <Change label="Supply APY now" before={<Percent value={earned} places={2} />} after={null} />
  )
  const health = change('Health factor', 'health', (snapshot) =>
    isRefused ? (
      <Unknown title="Not known" />
    ) : (
      <HealthWord health={snapshot.health} next={moved && snapshot === before ? after.health : undefined} />
    ),
  )
  // By the rate that is shown beside it; nothing is known of later ones.
  const yearOf = ({ debt, rate: each, deposited }: Snapshot) =>
    lends ? multiply(debt, each) : multiply(shownOf(deposited, reserve), earned)
  const interest = (lends || reserve.supplyRate > 0n) && (
    <ColumnPlaces value={{ amount: moneyPlaces([before, after].map(yearOf)) }}>
      {change('Interest a year', lends ? 'debt' : 'deposited', (snapshot) => (
        <Amount value={yearOf(snapshot)} unit={symbol} />
      ))}
    </ColumnPlaces>
  )
  // Without a debt all of the power is available.
  const owes = [before, after].some(({ available, power }) => available !== power)
  const brief = (
    <>
      <dl className="contents">
        {own}
        {rate}
        {interest}
        {health}
      </dl>
      {terms && hasTerms(action, before) && (
        <LoanTerms
          {...terms}
          symbol={symbol}
          isFirst={action === 'borrow' && isZero(before.debt)}
          debt={moved ? after.debt : null}
        />
      )}
    </>
  )
  const last = (
    <>
      {change('In your wallet', 'wallet', ({ wallet }) => (
        <Amount value={wallet} unit={symbol} />
      ))}
      {change('Pool utilisation', 'utilization', ({ utilization }) => (
        <Percent value={utilization} places={2} />
      ))}
    </>
  )
  if (shows === 'last') return <dl className="grid gap-2.5 text-sm">{last}</dl>
  if (shows === 'brief') return <div className="grid gap-1.5 text-sm">{brief}</div>
  return (
    <div className="grid gap-2.5 text-sm">
      {shows !== 'rest' && brief}
      <dl className="contents">
        {change('Available to borrow', 'available', ({ available }) => (
          <DepositMoney value={available} />
        ))}
        {owes && change('Borrowing power', 'power', ({ power }) => <DepositMoney value={power} />)}
        {shows !== 'main' && last}
      </dl>
    </div>
  )
}
