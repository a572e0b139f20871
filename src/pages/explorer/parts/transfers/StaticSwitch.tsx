import { createContext, useContext } from 'react'
import { createPortal } from 'react-dom'
import { formatCount } from '#lib/format/count.ts'
import { Button } from '#ui/form/Button.tsx'

/** The place beside the control of a panel for the switch; null before it is drawn, undefined where a list has none. */
export const SwitchPlace = createContext<HTMLElement | null | undefined>(undefined)

type StaticSwitchProps = {
  /** How many static calls there are. */
  count: number
  areShown: boolean
  onChange: (areShown: boolean) => void
}

/** Shows and hides static calls, which change nothing: in the head of the panel, or in a row of its own. Nothing without any. */
export function StaticSwitch({ count, areShown, onChange }: StaticSwitchProps) {
  const place = useContext(SwitchPlace)
  if (count === 0) return null
  const button = (
    <Button size="small" tone="quiet" onClick={() => onChange(!areShown)}>
      {/* On a phone it stands beside the title and the control. */}
      <span>
        <span className="max-sm:sr-only">{areShown ? 'Hide' : 'Show'}</span>{' '}
        <span className="sm:hidden" aria-hidden>
          {areShown ? '−' : '+'}
        </span>
        {formatCount(count)} static <span className="max-sm:sr-only">{count === 1 ? 'call' : 'calls'}</span>
      </span>
    </Button>
  )
  if (place !== undefined) return place && createPortal(button, place)
  return <div className="flex h-9 items-center border-b px-2">{button}</div>
}
