import { type ReactNode, useState } from 'react'

type FlashProps = {
  /** What the children show. When it changes, a background fades behind them. */
  value: string | number
  children: ReactNode
}

/** The browser fades a background of its own without styling and painting the page at every step, as it would a colour. */
const flash =
  'relative isolate before:absolute before:inset-0 before:-z-1 before:animate-fade before:rounded-sm before:bg-soft before:opacity-0'

/** A value that flashes when it changes: not at first, and not under reduced motion. */
export function Flash({ value, children }: FlashProps) {
  const [first] = useState(value)
  return (
    <span key={value} className={value === first ? undefined : flash}>
      {children}
    </span>
  )
}
