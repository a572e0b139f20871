import { use } from 'react'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { MethodBadge } from './MethodBadge.tsx'
import { ShownTokens } from './shownTokens.ts'

/** What a transaction calls, and behind it for which tokens. It flows as text, so that a cell without room ends it with "…". */
export function MethodCell({ transaction }: { transaction: Transaction }) {
  return (
    <span className="method-cell">
      <MethodBadge transaction={transaction} />
      {use(ShownTokens)?.(transaction)}
    </span>
  )
}
