import { use } from 'react'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { MethodBadge } from './MethodBadge.tsx'
import { ShownTokens } from './shownTokens.ts'

/** What a transaction calls, and behind it for which tokens. A cell without room cuts the symbols, then leaves out whole parts: never digits. */
export function MethodCell({ transaction }: { transaction: Transaction }) {
  return (
    <span className="method-cell">
      <MethodBadge transaction={transaction} />
      {use(ShownTokens)?.(transaction)}
    </span>
  )
}
