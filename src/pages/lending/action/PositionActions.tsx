import { lazyRouteComponent } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import type { LendingRow } from '#pages/lending/data/lendingRow.ts'
import { ActionLink } from '#pages/lending/figures/ActionLink.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { actionsFor } from './ActionLinks.tsx'
import { actionName } from './actionWords.ts'

type PositionActionsProps = {
  row: LendingRow
  /** Whether the page's head has the button that repays this debt. */
  isRepaidAbove: boolean
}

/** What a position is there for as links, withdraw and repay. The others are in a menu. */
export function PositionActions({ row, isRepaidAbove }: PositionActionsProps) {
  if (row.trouble) return null
  const actions = actionsFor(row)
  const main = (['withdraw', 'repay'] as const).filter(
    (action) => actions.includes(action) && !(action === 'repay' && isRepaidAbove),
  )
  const others = actions.filter((action) => !main.some((each) => each === action))
  return (
    <span className="inline-flex gap-1.5 max-sm:py-1 sm:-my-1.5">
      {main.map((action) => (
        <ActionLink
          key={action}
          action={action}
          asset={row.asset}
          className={`${buttonClass({ size: 'small' })} min-w-19 max-sm:h-9`}
          label={`${actionName[action]} ${row.symbol}`}
        >
          {actionName[action]}
        </ActionLink>
      ))}
      {others.length > 0 && <MoreActions row={row} actions={others} />}
    </span>
  )
}

/** The code loads with the first press. */
const PositionMenu = lazyRouteComponent(() => import('./PositionMenu.tsx'), 'PositionMenu')

type MoreActionsProps = { row: LendingRow; actions: readonly LendingAction[] }

function MoreActions({ row, actions }: MoreActionsProps) {
  const [isWanted, setIsWanted] = useState(false)
  const button = (
    <button
      type="button"
      className={`${buttonClass({ size: 'small' })} max-sm:h-9`}
      aria-haspopup="menu"
      aria-label={`More actions for ${row.symbol}`}
      onClick={() => setIsWanted(true)}
    >
      <Ellipsis size={14} aria-hidden />
    </button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <PositionMenu row={row} actions={actions} />
    </Suspense>
  )
}
