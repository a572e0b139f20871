import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { mayLookAlike } from '#domain/names/mayLookAlike.ts'
import type { Market } from '#interfaces/indexer/market.ts'

const MarketLookAlikes = lazyRouteComponent(() => import('./MarketLookAlikes.tsx'), 'MarketLookAlikes')

/** Warns of markets whose symbols look alike. The comparison loads only when two may look alike. */
export function LookAlikeNotice({ markets }: { markets: readonly Market[] }) {
  if (!mayLookAlike(markets.map(({ symbol }) => symbol))) return null
  return (
    <Suspense>
      <MarketLookAlikes markets={markets} />
    </Suspense>
  )
}
