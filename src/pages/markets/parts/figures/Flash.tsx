import { type ReactNode, useState } from 'react'

type FlashProps = {
  /** What the children show. When it changes, a background fades behind them. */
  value: string | number
  children: ReactNode
}

/**
 * A separate layer that fades, because the browser animates its opacity without repainting the page, unlike a colour.
 */
const flash =
  'relative isolate before:absolute before:inset-0 before:-z-1 before:animate-fade before:rounded-sm before:bg-soft before:opacity-0'

/** A value that flashes when it changes, but not at first and not under reduced motion. */
export function Flash({ value, children }: FlashProps) {
  const [first] = useState(value)
  return (
    <span key={value} className={value === first ? undefined : flash}>
      {children}
    </span>
  )
}
