import type { ReactNode } from 'react'

type EmptyProps = {
  /** One sentence: what is not here. */
  children: ReactNode
  /** One button or link: what to do. */
  action?: ReactNode
}

/**
 * Says that there is nothing, as opposed to something that failed or is unknown. The line is at rest; the curve has not
 * come yet.
 */
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
