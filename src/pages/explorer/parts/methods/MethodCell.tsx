import { use } from 'react'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { MethodBadge } from './MethodBadge.tsx'
import { ShownTokens } from './shownTokens.ts'

/** What a transaction calls, and behind it for which tokens. It flows as text, so that a cell without room ends it with "…". */
export function MethodCell({ transaction }: { transaction: Transaction }) {
  return (
    // On a phone a word without width keeps the height of a line of text, which a badge alone is lower than.
    <span className="max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-1.5 max-sm:gap-y-1 max-sm:before:-mr-1.5 max-sm:before:content-['\200b'] sm:*:not-first:ml-1.5">
      <MethodBadge transaction={transaction} />
      {use(ShownTokens)?.(transaction)}
    </span>
  )
}
