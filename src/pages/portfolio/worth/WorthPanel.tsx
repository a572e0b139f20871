import { useQuery } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { allTransfersByAddressQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { config } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Segmented } from '#ui/form/Segmented.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { isOldEnough } from './isOldEnough.ts'
import { worthRanges } from './worthRanges.ts'

const WorthLine = lazyRouteComponent(() => import('./WorthLine.tsx'), 'WorthLine')

/**
 * The worth of an address over time. Its code loads with its data. Nothing where the first transfer is too new for a line.
 */
export function WorthPanel({ address }: { address: Address }) {
  const { data } = useQuery(allTransfersByAddressQuery(address))
  // A line that came later would move the lists down.
  const [hasLine] = useState(() => !data?.isWhole || isOldEnough(data.rows))
  const [days, setDays] = useState(0)
  const ranges = worthRanges(data?.rows ?? [])
  if (!hasLine) return null
  return (
    <Panel
      title={
        <>
          Worth over time{' '}
          <span className="font-normal text-muted">without {config().nativeCurrency.symbol}</span>
        </>
      }
      source="indexer"
      control={
        ranges.length > 1 && (
          <Segmented
            label="Range"
            value={String(days)}
            options={ranges}
            onChange={(value) => setDays(Number(value))}
          />
        )
      }
      asOf={<QueryAsOf queryKey={allTransfersByAddressQuery(address).queryKey} />}
    >
      <Suspense fallback={<div className="min-h-56 sm:min-h-64" />}>
        <WorthLine address={address} days={days} />
      </Suspense>
    </Panel>
  )
}
