import { useNavigate } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import type { LendingRow } from '#pages/lending/data/lendingRow.ts'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { Menu } from '#ui/form/Menu.tsx'
import { actionName } from './actionWords.ts'

type PositionMenuProps = { row: LendingRow; actions: readonly LendingAction[] }

/**
 * The other actions of a position. Each opens its dialog. The menu is open from its first render, because the press
 * that opens it loads it.
 */
export function PositionMenu({ row, actions }: PositionMenuProps) {
  const navigate = useNavigate()
  return (
    <Menu
      defaultOpen
      trigger={
        <button
          type="button"
          className={`${buttonClass({ size: 'small' })} max-sm:h-8`}
          aria-label={`More actions for ${row.symbol}`}
        >
          <Ellipsis size={14} aria-hidden />
        </button>
      }
      actions={actions.map((action) => ({
        id: action,
        label: `${actionName[action]} ${row.symbol}`,
        onSelect: () =>
          void navigate({
            to: '.',
            search: (before: Record<string, unknown>) => ({ ...before, action, asset: row.asset }),
            resetScroll: false,
          }),
      }))}
    />
  )
}
