import type { Address } from '#lib/wire/shapes.ts'
import { Segmented } from '#ui/form/Segmented.tsx'
import { chooseAllowance } from './allowanceChoice.ts'
import type { TradeState } from './useTrade.ts'

type AllowanceFieldProps = { pool: Address; state: TradeState }

const options = [
  { value: 'exact', label: 'This trade' },
  { value: 'tenfold', label: 'Ten times it' },
  { value: 'unlimited', label: 'No limit' },
] as const

/** Whether the next approval is for more than this trade. */
export function asksForMore({ needsApproval, isTogether, done, allowanceChoice }: TradeState): boolean {
  return needsApproval && !isTogether && !done && allowanceChoice !== 'exact'
}

/** The choice of the router's allowance: for this trade only, or also for later ones, which then need no approval. */
export function AllowanceField({ pool, state }: AllowanceFieldProps) {
  const { needsApproval, isTogether, busy, done, allowanceChoice: choice } = state
  if (!needsApproval || isTogether || done) return null
  return (
    <div className="grid gap-1 text-xs text-muted">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span aria-hidden>Approve</span>
        <Segmented
          label="Approve"
          value={choice}
          options={options}
          onChange={(next) => chooseAllowance(pool, next)}
          disabled={busy}
        />
      </div>
      {choice !== 'exact' && (
        <p className={choice === 'unlimited' ? 'text-warn' : ''}>
          {choice === 'unlimited'
            ? 'The router may then take all of this token that you have now and later, until you revoke it.'
            : 'What this trade leaves of it stays approved until you use or revoke it.'}
        </p>
      )}
    </div>
  )
}
