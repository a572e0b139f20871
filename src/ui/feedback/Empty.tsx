import type { ReactNode } from 'react'

type EmptyProps = {
  /** One sentence that says what is missing. */
  children: ReactNode
  /** One button or link to the next step. */
  action?: ReactNode
}

/** Says that a list or panel is empty, as opposed to failed or unknown. */
export function Empty({ children, action }: EmptyProps) {
  return (
    <div className="flex min-h-18 flex-wrap items-center justify-between gap-3 px-4 py-4 text-sm text-muted">
      <p className="min-w-0">{children}</p>
      {action}
    </div>
  )
}
