import type { ReactNode } from 'react'
import { hasLending, hasMarkets } from '#lib/browser/config/config.ts'

type WelcomeProps = {
  title: string
  /** The buttons to the next step. */
  actions: ReactNode
}

/** The portfolio without a wallet: what it shows, and beside it the ways to one. */
export function Welcome({ title, actions }: WelcomeProps) {
  const parts = [
    ['Tokens', 'What you hold, and what it is worth'],
    ...(hasMarkets() ? [['Positions', 'Entry price, value and result of your trades']] : []),
    ...(hasLending() ? [['Loans', 'Deposits, debts, health and your credit score']] : []),
    ['Activity', 'Your trades, transactions and transfers'],
  ]
  return (
    <div className="grid gap-x-12 gap-y-6 px-4 py-6 text-sm sm:px-8 sm:py-10 md:grid-cols-2 md:items-center">
      <div className="grid gap-3">
        <p className="text-lg font-semibold" aria-hidden="true">
          {title}
        </p>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
          {parts.map(([name, text]) => (
            <div key={name} className="col-span-full grid grid-cols-subgrid">
              <dt className="font-medium">{name}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="grid gap-3 md:border-l md:pl-12 md:[&_form]:w-full">{actions}</div>
    </div>
  )
}
