import { type ReactNode, useState } from 'react'

type FlashProps = {
  /** What the children show: a new one fades a soft ground in behind them. */
  value: string | number
  children: ReactNode
}

/** A value that tells when it changed. Nothing happens the first time, nor under reduced motion. */
export function Flash({ value, children }: FlashProps) {
  const [first] = useState(value)
  return (
    <span key={value} className={value === first ? 'rounded-sm' : 'animate-flash rounded-sm'}>
      {children}
    </span>
  )
}
