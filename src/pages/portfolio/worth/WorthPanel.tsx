import { useQuery } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { allTransfersByAddressQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { isOldEnough } from './isOldEnough.ts'

const Results = lazyRouteComponent(() => import('./Results.tsx'), 'Results')
const WorthLine = lazyRouteComponent(() => import('./WorthLine.tsx'), 'WorthLine')

/**
 * The worth of an address over time beside the results of its trades. Its code loads with its data. Nothing where the first
 * transfer is too new for a line: then the positions alone tell the results.
 */
export function WorthPanel({ address }: { address: Address }) {
  const { data } = useQuery(allTransfersByAddressQuery(address))
  // A line that came later would move the lists down.
  const [hasLine] = useState(() => !data?.isWhole || isOldEnough(data.rows))
  if (!hasLine) return null
  return (
    <Panel
      title="Tokens and deposits over time"
      source="indexer"
      asOf={<QueryAsOf queryKey={allTransfersByAddressQuery(address).queryKey} />}
    >
      <Suspense fallback={<div className="min-h-56 max-lg:min-h-76" />}>
        <div className="grid lg:grid-cols-[minmax(0,1fr)_14rem]">
          <WorthLine address={address} />
          <Results address={address} />
        </div>
      </Suspense>
    </Panel>
  )
}
