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
      <div className="flex min-w-0 items-center gap-3">
        <svg
          viewBox="0 0 28 20"
          width="28"
          height="20"
          className="shrink-0 fill-none stroke-edge"
          aria-hidden="true"
        >
          <path d="M2 15.5h24" />
          <path d="M10.5 15.5c7 0 8.6-4.6 10.2-8C21.8 5 23 3.4 26 3" strokeDasharray="1.5 2.5" />
        </svg>
        <p>{children}</p>
      </div>
      {action}
    </div>
  )
}
