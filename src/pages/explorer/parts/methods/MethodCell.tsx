import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { MethodBadge } from './MethodBadge.tsx'

const CalledTokens = lazyRouteComponent(() => import('./CalledTokens.tsx'), 'CalledTokens')

/** What a transaction calls, and behind it for which tokens. */
export function MethodCell({ transaction }: { transaction: Transaction }) {
  return (
    <span className="inline-flex max-w-full items-baseline gap-x-1.5 [&>:first-child:not(:last-child)]:shrink-0">
      <MethodBadge transaction={transaction} />
      <Suspense>
        <CalledTokens transaction={transaction} />
      </Suspense>
    </span>
  )
}
