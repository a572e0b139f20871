import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { poolsQuery } from '#interfaces/lending/pool.ts'
import { userQuery } from '#interfaces/lending/user.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { useLastError } from '#ui/feedback/failure/useLastError.ts'
import { lendingRows } from './lendingRow.ts'
import { reservesQuery, userStateQuery } from './poolQueries.ts'

const nobody: Address = '0x0000000000000000000000000000000000000000'

/**
 * The pool's data, with a person's positions or without. A missing part is null. At first API and contract wait for
 * each other, so that the columns appear in their final width.
 */
export function useLending(user: Address | null) {
  const isEarly = useGracePeriod(1_500)
  const hasUser = user !== null
  const pools = useLastingFailure(useQuery(poolsQuery()))
  const everybody = useLastingFailure(useQuery({ ...reservesQuery(), enabled: !hasUser }))
  const state = useLastingFailure(useQuery({ ...userStateQuery(user ?? nobody), enabled: hasUser }), user)
  const record = useLastingFailure(useQuery({ ...userQuery(user ?? nobody), enabled: hasUser }), user)

  const reserves = {
    data: state.data === null ? null : (state.data?.reserves ?? everybody.data),
    error: hasUser ? state.error : everybody.error,
    refetch: hasUser ? state.refetch : everybody.refetch,
  }
  const isReservesPending = reserves.data === undefined && !reserves.error
  const rows = useMemo(
    () =>
      lendingRows(
        pools.data?.pools,
        isReservesPending ? 'reading' : reserves.data,
        hasUser ? state.data?.positions : null,
        state.data?.account.tier,
      ),
    [pools.data?.pools, isReservesPending, reserves.data, hasUser, state.data],
  )
  const waiting = isEarly ? pools.isPending || isReservesPending : pools.isPending && isReservesPending
  // The contract's figures are newer; the API's are shown without them.
  const readAt = (hasUser ? state.dataUpdatedAt : everybody.dataUpdatedAt) || pools.dataUpdatedAt
  return {
    rows,
    waiting,
    pools,
    reserves: { ...reserves, isPending: isReservesPending },
    state,
    record,
    /** The time at which the figures were read; null without figures. */
    readAt: readAt === 0 ? null : new Date(readAt),
  }
}

/** A query result that keeps its failure while the same query is retried. */
function useLastingFailure<Data>(answer: UseQueryResult<Data>, user: Address | null = null) {
  const { data, isPending, dataUpdatedAt, refetch } = answer
  const error = useLastError(answer, user ?? nobody)
  return { data, error, isPending: isPending && !error, dataUpdatedAt, refetch }
}

/** True for the first `milliseconds` of a page, in which it waits for a second answer, so that nothing moves later. */
function useGracePeriod(milliseconds: number): boolean {
  const [isEarly, setIsEarly] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsEarly(false), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isEarly
}
