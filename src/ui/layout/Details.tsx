import type { ReactNode } from 'react'

type DetailsProps = {
  /** In a wide window short properties stand side by side, in two columns. */
  columns?: boolean
  /** On a phone labels have room for two words. */
  long?: boolean
  children: ReactNode
}

/** A list of `Detail`s: labels left and values right, or stacked when narrow. */
export function Details({ columns = false, long = false, children }: DetailsProps) {
  return (
    <dl
      className={`@container divide-y ${long ? '[--label:9rem]' : ''} ${columns ? 'xl:-mb-px xl:grid xl:grid-cols-2' : ''}`}
    >
      {children}
    </dl>
  )
}

type DetailProps = {
  label: string
  /** One sentence that explains the label. */
  help?: string
  /** On a phone the value is below its label. */
  wide?: boolean
  /** It takes both columns of `Details`. */
  full?: boolean
  /** On a phone the label is only for screen readers: the value says what it is. */
  plain?: boolean
  children: ReactNode
}

/** One property with its label. */
export function Detail({ label, help, wide = false, full = false, plain = false, children }: DetailProps) {
  return (
    <div
      className={`grid min-h-9 items-start gap-x-3 px-4 py-1.5 text-sm leading-6 @lg:grid-cols-[11rem_minmax(0,1fr)] @lg:gap-x-6 ${full ? 'xl:col-span-full xl:-mt-px xl:border-t' : ''} ${wide || plain ? '' : 'grid-cols-[var(--label,5.5rem)_minmax(0,1fr)]'}`}
    >
      <dt
        className={`text-muted ${plain ? '@max-lg:sr-only' : ''} ${help ? 'cursor-help' : ''}`}
        title={help}
      >
        {label}
      </dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}
