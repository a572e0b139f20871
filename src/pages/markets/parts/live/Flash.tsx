import { type ReactNode, useState } from 'react'

type FlashProps = {
  /** What the children show. When it changes, a background fades behind them. */
  value: string | number
  children: ReactNode
}

/** A value that flashes when it changes: not at first, and not under reduced motion. */
export function Flash({ value, children }: FlashProps) {
  const [first] = useState(value)
  return (
    <span key={value} className={value === first ? 'rounded-sm' : 'animate-flash rounded-sm'}>
      {children}
    </span>
  )
}
