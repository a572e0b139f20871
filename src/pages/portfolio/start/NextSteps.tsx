import { hasLending, hasMarkets } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { BuyStep } from './BuyStep.tsx'
import { DepositStep } from './DepositStep.tsx'

type NextStepsProps = {
  /** Whose wallet pays; null without one. */
  user: Address | null
}

/** What to do without a trade and a loan: a market to buy on and an asset to deposit, with their figures of now. */
export function NextSteps({ user }: NextStepsProps) {
  return (
    <div className={`grid gap-px bg-line ${hasMarkets() && hasLending() ? 'lg:grid-cols-2' : ''}`}>
      {hasMarkets() && <BuyStep isPrimary={user !== null} />}
      {hasLending() && <DepositStep user={user} isPrimary={user !== null && !hasMarkets()} />}
    </div>
  )
}
