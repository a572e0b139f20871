import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, use } from 'react'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { MethodBadge } from './MethodBadge.tsx'
import { TokenRecordsContext } from './tokenRecords.ts'

const CalledTokens = lazyRouteComponent(() => import('./CalledTokens.tsx'), 'CalledTokens')

/** What a transaction calls, and behind it for which tokens. */
export function MethodCell({ transaction }: { transaction: Transaction }) {
  const records = use(TokenRecordsContext)
  return (
    <span className="inline-flex max-w-full items-baseline gap-x-1.5 [&>:first-child:not(:last-child)]:shrink-0">
      <MethodBadge transaction={transaction} />
      {records && (
        <Suspense>
          <CalledTokens transaction={transaction} records={records} />
        </Suspense>
      )}
    </span>
  )
}
