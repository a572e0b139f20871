import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { allTransfersByAddressQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Panel } from '#ui/layout/Panel.tsx'

const WorthOverTime = lazyRouteComponent(() => import('./WorthOverTime.tsx'), 'WorthOverTime')

/** The worth of an address over time, whose code loads with its data. */
export function WorthPanel({ address }: { address: Address }) {
  return (
    <Panel
      title="Worth over time"
      source="indexer"
      asOf={<QueryAsOf queryKey={allTransfersByAddressQuery(address).queryKey} />}
    >
      <Suspense fallback={<div className="min-h-56 max-lg:min-h-76 max-sm:min-h-84" />}>
        <WorthOverTime address={address} />
      </Suspense>
    </Panel>
  )
}
