import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { mayLookAlike } from '#domain/names/mayLookAlike.ts'
import type { LendingRow } from '#pages/lending/parts/data/lendingRow.ts'

const LookAlikes = lazyRouteComponent(() => import('#ui/trust/LookAlikes.tsx'), 'LookAlikes')

/** Warns of assets whose symbols look alike. What compares them is loaded only when it may matter. */
export function AssetLookAlikes({ rows }: { rows: readonly LendingRow[] }) {
  if (!mayLookAlike(rows.map(({ symbol }) => symbol))) return null
  const tokens = rows.map(({ asset, symbol }) => ({ address: asset, symbol, name: null }))
  return (
    <Suspense>
      <LookAlikes tokens={tokens}>{null}</LookAlikes>
    </Suspense>
  )
}
