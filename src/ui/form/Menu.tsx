import { CSPProvider } from '@base-ui/react/csp-provider'
import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'

export type MenuAction = {
  label: ReactNode
  onSelect: () => void
  icon?: ReactNode
  tone?: 'danger'
  disabled?: boolean
  /** Of something that is switched on and off: whether it is on. The menu stays open then. */
  checked?: boolean
}

type MenuProps = {
  /** The button that opens it; must be a plain `button`. */
  trigger: ReactElement
  /** Open from the start: it was loaded by the press that opens it. */
  defaultOpen?: boolean
  /** A line above the actions. */
  title?: ReactNode
  actions: readonly (MenuAction & { id: string })[]
}

const itemClass =
  'flex h-8 cursor-default items-center sm:h-7.5 gap-2 rounded-sm px-2.5 text-sm outline-none data-disabled:text-faint data-highlighted:bg-raised'

/** A menu of actions behind a button. */
export function Menu({ trigger, defaultOpen = false, title, actions }: MenuProps) {
  return (
    <CSPProvider disableStyleElements>
      <Base.Root defaultOpen={defaultOpen}>
        <Base.Trigger render={trigger} />
        <Base.Portal>
          <Base.Positioner sideOffset={6} align="end" className="z-50">
            <Base.Popup className="floating max-h-(--available-height) min-w-44 overflow-y-auto p-1 outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
              {title && <div className="px-2.5 py-2 text-xs text-muted">{title}</div>}
              {actions.map(({ id, ...action }) => (
                <MenuItem key={id} {...action} />
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  )
}

function MenuItem({ label, onSelect, icon, tone, disabled = false, checked }: MenuAction) {
  if (checked === undefined) {
    return (
      <Base.Item
        disabled={disabled}
        onClick={onSelect}
        className={`${itemClass} ${tone === 'danger' ? 'text-down' : ''}`}
      >
        {icon}
        {label}
      </Base.Item>
    )
  }
  return (
    <Base.CheckboxItem disabled={disabled} checked={checked} onCheckedChange={onSelect} className={itemClass}>
      <span className="grid size-4 place-items-center rounded-sm border border-edge" aria-hidden="true">
        {checked && <Check size={12} strokeWidth={3} className="text-accent" />}
      </span>
      {label}
    </Base.CheckboxItem>
  )
}
