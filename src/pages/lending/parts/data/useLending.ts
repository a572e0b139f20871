import { useQuery } from '@tanstack/react-query'
import { poolsQuery } from '#interfaces/lending/pool.ts'
import { userQuery } from '#interfaces/lending/user.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { type LendingRow, lendingRows } from './lendingRow.ts'
import { accountQuery, positionsQuery, reservesQuery } from './poolViews.ts'
import { useGracePeriod } from './useGracePeriod.ts'

const nobody: Address = '0x0000000000000000000000000000000000000000'

/**
 * The pool as far as it is known, for nobody or for a person. A part that is missing is null; only at first the two that
 * make a row wait for each other, so that its columns come in their final width.
 */
export function useLending(user: Address | null) {
  const patient = useGracePeriod(1_500)
  const enabled = user !== null
  const who = user ?? nobody
  const pools = useQuery(poolsQuery())
  const reserves = useQuery(reservesQuery())
  const positions = useQuery({ ...positionsQuery(who), enabled })
  const account = useQuery({ ...accountQuery(who), enabled })
  const record = useQuery({ ...userQuery(who), enabled })

  const rows: LendingRow[] = lendingRows(
    pools.data?.pools,
    reserves.data,
    enabled ? positions.data : null,
    account.data?.tier,
  )
  const waiting = patient ? pools.isPending || reserves.isPending : pools.isPending && reserves.isPending
  return { rows, waiting, pools, reserves, positions, account, record }
}
