import { use } from 'react'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { MethodBadge } from './MethodBadge.tsx'
import { ShownTokens } from './shownTokens.ts'

/** What a transaction calls, and behind it for which tokens. */
export function MethodCell({ transaction }: { transaction: Transaction }) {
  return (
    <span className="inline-flex max-w-full items-baseline gap-x-1.5 gap-y-1 max-sm:flex-wrap [&>:first-child:not(:last-child)]:shrink-0">
      <MethodBadge transaction={transaction} />
      {use(ShownTokens)?.(transaction)}
    </span>
  )
}
