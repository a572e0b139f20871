import type { ReactNode } from 'react'
import type { Address } from '#lib/wire/shapes.ts'
import type { useLending } from '#pages/lending/data/useLending.ts'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { LendingTable } from './LendingTable.tsx'
import { PoolNotice } from './PoolNotice.tsx'

type LendingAssetsProps = {
  lending: ReturnType<typeof useLending>
  person: { address: Address; isOwn: boolean } | null
  /** Keeps the place of the table while it is read. */
  skeleton: ReactNode
}

/** The assets of the pool, with what is missing of them. Without an answer nobody knows that the pool has none. */
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
