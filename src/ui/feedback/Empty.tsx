import type { ReactNode } from 'react'

type EmptyProps = {
  /** One sentence: what is not here. */
  children: ReactNode
  /** One button or link: what to do. */
  action?: ReactNode
}

/** Says that there is nothing, as opposed to something that failed or is unknown. */
export function Empty({ children, action }: EmptyProps) {
  return (
    <div className="flex min-h-18 flex-wrap items-center justify-between gap-3 px-4 py-4 text-sm text-muted">
      <p>{children}</p>
      {action}
    </div>
  )
}
