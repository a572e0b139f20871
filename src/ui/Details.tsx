import type { ReactNode } from 'react'

type DetailsProps = { children: ReactNode }

/** A list of `Detail`s: labels left, values right; one above the other when narrow. */
export function Details({ children }: DetailsProps) {
  return <dl className="@container divide-y">{children}</dl>
}

type DetailProps = {
  label: string
  /** One sentence that explains the label. */
  help?: string
  children: ReactNode
}

/** One property of a thing. */
export function Detail({ label, help, children }: DetailProps) {
  return (
    <div className="grid min-h-9 items-start gap-x-6 px-4 py-1.5 text-sm leading-6 @lg:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className={`text-muted ${help ? 'cursor-help' : ''}`} title={help}>
        {label}
      </dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}
