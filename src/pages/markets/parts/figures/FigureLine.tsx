import type { ReactNode } from 'react'

type FigureLineProps = {
  label: string
  /** One sentence that explains the label. */
  help?: string | undefined
  /** Whether several figures may stand on several lines; else a long one is cut. */
  wraps?: boolean
  children: ReactNode
}

/** A figure in a narrow panel: label left, value right. Render it inside of a `dl`. */
export function FigureLine({ label, help, wraps = false, children }: FigureLineProps) {
  return (
    <div className="flex min-h-6 items-baseline justify-between gap-3">
      <dt className={`shrink-0 text-muted ${help ? 'cursor-help' : ''}`} title={help}>
        {label}
      </dt>
      <dd className={`min-w-0 text-right ${wraps ? '' : 'truncate'}`}>{children}</dd>
    </div>
  )
}
