import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useId } from 'react'
import { buttonClass } from '#ui/form/buttonClass.ts'

type DoorProps = {
  title: string
  sentence: string
  /** The one live figure. Its line is reserved while it loads. */
  figure: ReactNode
  /** The figure as a small drawing, which a phone has no room for. */
  drawing: ReactNode
  to: '/markets' | '/lending' | '/blocks'
  /** The text of the button. */
  action: string
  /** A quiet link beside the title. */
  more?: ReactNode
}

/** A card that leads to one area of the app: a sentence, a live figure with its drawing, and a button. */
export function Door({ title, sentence, figure, drawing, to, action, more }: DoorProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col bg-surface px-4 py-2.5 sm:gap-1 sm:rounded-lg sm:border sm:p-4"
    >
      <div className="flex justify-between">
        <h2 id={id} className="text-md font-semibold">
          {title}
        </h2>
        {more}
      </div>
      <p className="text-sm sm:text-base">{sentence}</p>
      <div className="mt-auto flex items-end gap-3 sm:flex-wrap sm:justify-between sm:gap-y-2">
        <p className="flex h-7 min-w-0 flex-1 flex-wrap items-baseline gap-x-2 overflow-clip whitespace-nowrap sm:w-full sm:flex-none">
          <Suspense>{figure}</Suspense>
        </p>
        <Link to={to} className={`max-sm:w-20 ${buttonClass()}`}>
          {action}
        </Link>
        <span className="flex h-11 items-end max-lg:hidden">
          <Suspense>{drawing}</Suspense>
        </span>
      </div>
    </section>
  )
}
