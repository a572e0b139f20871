import { useQuery } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { allTransfersByAddressQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { useNeverTraded } from '#pages/portfolio/useNeverTraded.ts'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { isOldEnough } from './isOldEnough.ts'

const Results = lazyRouteComponent(() => import('./Results.tsx'), 'Results')
const WorthLine = lazyRouteComponent(() => import('./WorthLine.tsx'), 'WorthLine')

/**
 * The worth of an address over time beside the results of its trades, or these alone where the first transfer is too new
 * for a line. Its code loads with its data.
 */
export function WorthPanel({ address }: { address: Address }) {
  const neverTraded = useNeverTraded(address)
  const { data } = useQuery(allTransfersByAddressQuery(address))
  // A line that came later would move the lists down.
  const [hasLine] = useState(() => !data?.isWhole || isOldEnough(data.rows))
  if (!hasLine && neverTraded) return null
  return (
    <Panel
      title={hasLine ? 'Tokens and deposits over time' : 'Results'}
      source="indexer"
      asOf={<QueryAsOf queryKey={allTransfersByAddressQuery(address).queryKey} />}
    >
      <Suspense fallback={<div className={hasLine ? 'min-h-56 max-lg:min-h-76' : 'min-h-18'} />}>
        {hasLine ? (
          <div className="grid lg:grid-cols-[minmax(0,1fr)_14rem]">
            <WorthLine address={address} />
            <div className="grid max-lg:border-t lg:border-l">
              <Results address={address} />
            </div>
          </div>
        ) : (
          <Results address={address} isRow />
        )}
      </Suspense>
    </Panel>
  )
}
