import { useQuery } from '@tanstack/react-query'
import { useTransactions } from '#interfaces/transactions/ownTransactions.ts'
import { lendingPool } from '#lib/browser/config/lendingPool.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { assetEventsQuery } from '#pages/lending/data/lendingEvents.ts'
import { actionCall } from './actionCalls.ts'
import type { ActionContext } from './actionPlan.ts'

/**
 * A confirmed transaction that made about the call of this action: the newest one of this browser, else the newest one of the
 * pool with this asset, which is read only where it `isNeeded`. Null where neither is known.
 */
export function useAlikeAction(context: ActionContext, isNeeded: boolean): Hash | null {
  const { action, asset } = context
  const selector = actionCall(context, 0n, false).data.slice(0, 10)
  const own = useTransactions().find(
    ({ to, data, status, approval }) =>
      to === lendingPool() &&
      data.startsWith(selector) &&
      status.name === 'confirmed' &&
      approval === undefined,
  )
  const { data } = useQuery({
    ...assetEventsQuery(asset),
    enabled: isNeeded && !own,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (!isNeeded) return null
  return own?.hash ?? data?.events.find(({ kind, hash }) => kind === action && hash !== null)?.hash ?? null
}
