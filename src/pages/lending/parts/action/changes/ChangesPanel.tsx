import type { ReactNode } from 'react'
import { creditRules, scoreRange } from '#domain/credit/creditTiers.ts'
import { healthBand } from '#domain/lending/healthBand.ts'
import type { LendingAction } from '#domain/lending/lendingAction.ts'
import type { ActionFigures, Snapshot } from '#domain/transactions/actionFigures.ts'
import { formatExact } from '#lib/format/exact.ts'
import { formatHealth } from '#lib/format/health.ts'
import { formatPercent } from '#lib/format/percent.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { Change } from '#pages/signing/Change.tsx'
import { Amount } from '#ui/figures/Amount.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { Money } from '#ui/figures/Money.tsx'
import { Percent } from '#ui/figures/Percent.tsx'

type ChangesPanelProps = {
  action: LendingAction
  symbol: string
  preview: ActionFigures
  ready: boolean
  done: boolean
  /** As of when the figures are. */
  asOf: ReactNode
}

/** What the action changes, beside the form. */
export function ChangesPanel({ action, symbol, preview, ready, done, asOf }: ChangesPanelProps) {
  return (
    <section aria-label="What changes" className="min-w-0 rounded-md bg-raised p-4 sm:self-start">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h3 className="text-xs font-medium text-muted">{done ? 'What changed' : 'What changes'}</h3>
        {asOf}
      </div>
      <Changes action={action} preview={preview} symbol={symbol} moved={ready || done} />
      <p className="mt-3 text-xs text-faint">{notes[action]}</p>
    </section>
  )
}

const healthNote =
  'Health is your collateral divided by your debt, with a margin. Below 1 you can be liquidated.'

/** What the figures mean. */
const notes: Record<LendingAction, string> = {
  deposit: healthNote,
  withdraw: healthNote,
  borrow: healthNote,
  repay: `A cycle in which all that is due is paid raises your credit score by ${creditRules.paidPercent}% of the way to ${scoreRange.highest}.`,
}

type ChangesProps = { action: LendingAction; preview: ActionFigures; symbol: string; moved: boolean }

/** Before, an arrow, after: only the figures the action touches. */
function Changes({ action, preview, symbol, moved }: ChangesProps) {
  const { before, after } = preview
  const lends = action === 'borrow' || action === 'repay'
  const change = (label: string, figure: keyof Snapshot, show: (snapshot: Snapshot) => ReactNode) => {
    const same =
      figure === 'rate'
        ? formatPercent(before.rate) === formatPercent(after.rate)
        : before[figure] === after[figure]
    return <Change label={label} before={show(before)} after={moved && !same ? show(after) : null} />
  }
  return (
    <dl className="grid gap-2.5 text-sm">
      {change('In your wallet', 'wallet', ({ wallet }) => (
        <Amount value={wallet} unit={symbol} />
      ))}
      {lends
        ? change('Your debt', 'debt', ({ debt }) => <Amount value={debt} unit={symbol} />)
        : change('Your deposit', 'deposited', ({ deposited }) => <Amount value={deposited} unit={symbol} />)}
      {lends && change('Your borrow APY', 'rate', ({ rate }) => <Percent value={rate} />)}
      {change('Available to borrow', 'available', ({ available }) => (
        <Money value={available} />
      ))}
      {change('Health factor', 'health', ({ health }) => (
        <HealthWord health={health} />
      ))}
    </dl>
  )
}

function HealthWord({ health }: { health: Decimal | 'none' }) {
  const { word, tone } = healthBand(health)
  if (health === 'none') return <span className="text-muted">{word}</span>
  return (
    <span className="inline-flex items-center gap-1.5">
      <span title={formatExact(health)}>{formatHealth(health)}</span>
      <Badge tone={tone}>{word}</Badge>
    </span>
  )
}
