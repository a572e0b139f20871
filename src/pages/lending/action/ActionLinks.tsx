import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { knowsPool } from '#lib/browser/config/lendingPool.ts'
import { isZero } from '#lib/numbers/decimal.ts'
import type { LendingRow } from '#pages/lending/data/lendingRow.ts'
import { ActionLink } from '#pages/lending/figures/ActionLink.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { actionName } from './actionWords.ts'

type ActionLinksProps = {
  row: LendingRow
  /** Large in the bar of a phone, whose parts they are. */
  size?: 'small' | 'normal' | 'large'
  /**
   * The actions of the whole column, in order. Each has a fixed slot, empty in rows without it. Without `slots` there
   * are no fixed slots.
   */
  slots?: readonly LendingAction[]
}

/**
 * The actions that a row allows, as links. Each opens its dialog. In the head of a page and in a bar the repayment of a debt is the
 * primary, else the first one.
 */
export function ActionLinks({ row, size = 'small', slots = [] }: ActionLinksProps) {
  // On a phone's card the place and the baseline of two buttons are kept, so that nothing moves when they come.
  if (row.isReading)
    return (
      <span className="invisible inline-grid w-[9.875rem] py-1 sm:hidden">
        <span className={`${buttonClass({ size })} h-9`}>{actionName.deposit}</span>
      </span>
    )
  if (row.trouble) return null
  const actions = actionsFor(row).filter((action) => slots.length === 0 || slots.includes(action))
  const primary = actions.includes('repay') ? 'repay' : actions[0]
  return (
    <span
      className={
        slots.length > 0
          ? `inline-grid max-sm:py-1 sm:-my-1.5 grid-cols-[4.75rem_4.75rem] gap-1.5 ${slots.includes('withdraw') ? 'max-sm:grid-cols-4' : ''}`
          : size === 'large'
            ? 'contents'
            : 'inline-flex gap-1.5'
      }
    >
      {slots.includes('borrow') && row.reserve?.borrowable === false && (
        <span
          title="The pool does not lend this asset."
          className={`${slotClass('borrow', slots)} self-center text-center text-xs whitespace-normal text-faint`}
        >
          {row.reserve.ltvBps > 0n ? 'Collateral only' : 'Deposits only'}
        </span>
      )}
      {actions.map((action) => (
        <ActionLink
          key={action}
          action={action}
          asset={row.asset}
          className={`${buttonClass({ size, tone: size !== 'small' && action === primary ? 'primary' : 'plain' })} ${size === 'small' ? 'max-sm:h-9' : ''} ${slots.length > 0 ? slotClass(action, slots) : ''}`}
          label={`${actionName[action]} ${row.symbol}`}
        >
          {actionName[action]}
        </ActionLink>
      ))}
    </span>
  )
}

/** The grid cells: withdraw below deposit, repay below borrow. On a phone all are in one line. */
const places: Record<LendingAction, string> = {
  deposit: 'col-1 row-1 max-sm:col-1',
  withdraw: 'col-1 row-2 max-sm:col-2 max-sm:row-1',
  borrow: 'col-2 row-1 max-sm:col-3',
  repay: 'col-2 row-2 max-sm:col-4 max-sm:row-1',
}

function slotClass(action: LendingAction, slots: readonly LendingAction[]): string {
  if (slots.includes('withdraw') || slots.includes('repay')) return places[action]
  return `${action === 'borrow' ? 'col-2' : 'col-1'} row-1`
}

/**
 * The actions that a row allows. None where the pool's address is unknown; all four where the pool reports no
 * positions. Else deposit, and borrow where the pool lends the asset; withdraw and repay where there is a deposit or a
 * debt. A paused asset allows repayments only.
 */
export function actionsFor(row: LendingRow): LendingAction[] {
  if (!knowsPool()) return []
  if (!row.reserve) return ['deposit', 'withdraw', 'borrow', 'repay']
  const owes = row.yourDebt !== null && !isZero(row.yourDebt)
  if (row.reserve.paused) return owes ? ['repay'] : []
  const actions: LendingAction[] = ['deposit']
  if (row.yourSupply !== null && !isZero(row.yourSupply)) actions.push('withdraw')
  if (row.reserve.borrowable) actions.push('borrow')
  if (owes) actions.push('repay')
  return actions
}
