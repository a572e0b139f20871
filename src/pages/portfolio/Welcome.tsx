import type { ReactNode } from 'react'

type WelcomeProps = {
  title: string
  /** One sentence that says what appears here. */
  children: ReactNode
  /** The buttons to the next step. */
  actions: ReactNode
}

/** The middle of the portfolio without a wallet. */
export function Welcome({ title, children, actions }: WelcomeProps) {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-8 text-center text-sm sm:py-16">
      <p className="text-lg font-semibold" aria-hidden="true">
        {title}
      </p>
      <p className="max-w-md text-balance text-muted">{children}</p>
      <div className="flex flex-wrap justify-center gap-2 pt-3">{actions}</div>
    </div>
  )
}
