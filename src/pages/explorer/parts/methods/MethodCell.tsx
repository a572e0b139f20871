import { use } from 'react'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { MethodBadge } from './MethodBadge.tsx'
import { ShownTokens } from './shownTokens.ts'

/** What a transaction calls, and behind it for which tokens. It flows as text, so that a cell without room ends it with "…". */
export function MethodCell({ transaction }: { transaction: Transaction }) {
  return (
    <span className="max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-1.5 max-sm:gap-y-1 sm:*:not-first:ml-1.5">
      <MethodBadge transaction={transaction} />
      {use(ShownTokens)?.(transaction)}
    </span>
  )
}
