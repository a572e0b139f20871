import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { batchingQuery } from '#interfaces/wallet/batching.ts'
import { useWallet } from '#interfaces/wallet/wallet.ts'
import type { Address } from '#lib/wire/shapes.ts'

/**
 * Whether an approval and its action are requested together: when the wallet can bundle calls and the user wants it.
 * `hasFailed`: a bundle failed, so the wallet is asked twice unless the user chooses one request again.
 */
export function useBatching(user: Address, isNeeded: boolean, hasFailed = false) {
  const isConnected = useWallet().status === 'connected'
  const { data: offered = null } = useQuery({ ...batchingQuery(user), enabled: isNeeded && isConnected })
  const [wanted, setIsChosen] = useState<boolean | null>(null)
  const isChosen = wanted ?? !hasFailed
  return {
    /** The bundling that the wallet offers; null when it takes one call at a time. */
    offered,
    /** The bundling to use; null for separate requests. */
    chosen: isChosen ? offered : null,
    choose: setIsChosen,
  }
}

export type BatchChoice = ReturnType<typeof useBatching>
