import { type ReactNode, useId } from 'react'

type StepProps = {
  title: string
  /** Null while it is read; its line is reserved. */
  figure: ReactNode
  sentence: ReactNode
  /** The link to the step; null while it is read. */
  action: ReactNode
}

/** One thing to do, with its live figure. Nothing moves when the figure, the sentence and the action come. */
export function Step({ title, figure, sentence, action }: StepProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-x-4 gap-y-3 bg-surface px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:py-4"
    >
      <div className="grid min-w-0 gap-0.5">
        <h3 id={id} className="text-sm text-muted">
          {title}
        </h3>
        <p className="flex h-6 min-w-0 items-baseline gap-x-2 overflow-clip text-md font-medium whitespace-nowrap">
          {figure}
        </p>
        <p className="min-h-5 text-sm text-muted">{sentence}</p>
      </div>
      <div className="grid h-8 *:h-full">{action}</div>
    </section>
  )
}
