import { CSPProvider } from '@base-ui/react/csp-provider'
import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'

export type MenuAction = {
  label: ReactNode
  onSelect: () => void
  icon?: ReactNode
  tone?: 'danger'
  disabled?: boolean
}

type MenuProps = {
  /** The button that opens it; must be a plain `button`. */
  trigger: ReactElement
  /** A line above the actions. */
  title?: ReactNode
  actions: readonly (MenuAction & { id: string })[]
}

/** A menu of actions behind a button. */
export function Menu({ trigger, title, actions }: MenuProps) {
  return (
    <CSPProvider disableStyleElements>
      <Base.Root>
        <Base.Trigger render={trigger} />
        <Base.Portal>
          <Base.Positioner sideOffset={6} align="end" className="z-50">
            <Base.Popup className="floating min-w-44 p-1 outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
              {title && <div className="px-2.5 py-2 text-xs text-muted">{title}</div>}
              {actions.map((action) => (
                <Base.Item
                  key={action.id}
                  disabled={action.disabled ?? false}
                  onClick={action.onSelect}
                  className={`flex h-8 cursor-default items-center gap-2 rounded-sm px-2.5 text-sm outline-none data-disabled:text-faint data-highlighted:bg-raised ${action.tone === 'danger' ? 'text-down' : ''}`}
                >
                  {action.icon}
                  {action.label}
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  )
}
