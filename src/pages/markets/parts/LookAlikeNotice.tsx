import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { mayLookAlike } from '#domain/names/mayLookAlike.ts'
import type { Market } from '#interfaces/indexer/market.ts'

const MarketLookAlikes = lazyRouteComponent(() => import('./MarketLookAlikes.tsx'), 'MarketLookAlikes')

/** Warns of markets whose symbols look alike. What compares them is loaded only when it may matter. */
export function LookAlikeNotice({ markets }: { markets: readonly Market[] }) {
  if (!mayLookAlike(markets.map(({ symbol }) => symbol))) return null
  return (
    <Suspense>
      <MarketLookAlikes markets={markets} />
    </Suspense>
  )
}
