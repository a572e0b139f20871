import type { ReactNode } from 'react'
import type { Address } from '#lib/wire/shapes.ts'
import type { useLending } from '#pages/lending/data/useLending.ts'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { LendingTable } from './LendingTable.tsx'
import { PoolNotice } from './PoolNotice.tsx'

type LendingAssetsProps = {
  lending: ReturnType<typeof useLending>
  person: { address: Address | null; isOwn: boolean } | null
  /** Shown while the assets load, in the size of the table. */
  skeleton: ReactNode
}

/**
 * The table of the pool's assets with notices about missing parts. It says that the pool is empty only after an answer.
 */
export function LendingAssets({ lending, person, skeleton }: LendingAssetsProps) {
  return (
    <>
      <PoolNotice lending={lending} />
      <Assets lending={lending} person={person} skeleton={skeleton} />
    </>
  )
}

function Assets({ lending: { rows, waiting, pools, reserves }, person, skeleton }: LendingAssetsProps) {
  if (waiting) return skeleton
  if (!pools.data && !reserves.data) {
    const error = pools.error ?? reserves.error
    if (!error || pools.isPending || reserves.isPending) return skeleton
    return <Failure error={error} retry={() => void Promise.all([pools.refetch(), reserves.refetch()])} />
  }
  return <LendingTable rows={rows} person={person} />
}
