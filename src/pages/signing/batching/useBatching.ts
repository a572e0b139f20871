import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { batchingQuery } from '#interfaces/wallet/batching.ts'
import { useWallet } from '#interfaces/wallet/wallet.ts'
import type { Address } from '#lib/wire/shapes.ts'

/**
 * How an approval and what it is for are asked for: in one request where the wallet takes one and the person wants it.
 * `hasFailed`: the wallet could not take it after all, so that it is asked twice unless the person wants it once more.
 */
export function useBatching(user: Address, isNeeded: boolean, hasFailed = false) {
  const isConnected = useWallet().status === 'connected'
  const { data: offered = null } = useQuery({ ...batchingQuery(user), enabled: isNeeded && isConnected })
  const [wanted, setIsChosen] = useState<boolean | null>(null)
  const isChosen = wanted ?? !hasFailed
  return {
    /** What the wallet offers; null where it takes one call at a time. */
    offered,
    /** Null where each is asked for on its own. */
    chosen: isChosen ? offered : null,
    choose: setIsChosen,
  }
}

export type BatchChoice = ReturnType<typeof useBatching>
