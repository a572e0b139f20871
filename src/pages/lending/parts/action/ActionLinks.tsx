import { Link } from '@tanstack/react-router'
import type { LendingAction } from '#domain/lending/lendingAction.ts'
import { isZero } from '#lib/numbers/decimal.ts'
import type { LendingRow } from '#pages/lending/parts/data/lendingRow.ts'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { actionName } from './actionWords.ts'

type ActionLinksProps = {
  row: LendingRow
  size?: 'small' | 'normal'
  /** All of them on a phone too. */
  all?: boolean
}

/** The actions that make sense in a row. Each opens its dialog and has an address. On a phone only the first is shown, unless `all`. */
export function ActionLinks({ row, size = 'small', all = false }: ActionLinksProps) {
  if (row.trouble) return null
  return (
    <span className="inline-flex items-center gap-1.5">
      {actionsFor(row).map((action, at) => (
        <Link
          key={action}
          to="."
          search={(before: Record<string, unknown>) => ({ ...before, action, asset: row.asset })}
          resetScroll={false}
          className={`${buttonClass({ size })} ${at > 0 && !all ? '@max-lg:hidden' : ''}`}
          aria-label={`${actionName[action]} ${row.symbol}`}
        >
          {actionName[action]}
        </Link>
      ))}
    </span>
  )
}

/** Deposit and borrow always, where the pool lends; withdraw and repay where there is something to move. */
export function actionsFor(row: LendingRow): LendingAction[] {
  const actions: LendingAction[] = ['deposit']
  if (row.yourSupply !== null && !isZero(row.yourSupply)) actions.push('withdraw')
  if (row.reserve?.borrowable) actions.push('borrow')
  if (row.yourDebt !== null && !isZero(row.yourDebt)) actions.push('repay')
  return actions
}
