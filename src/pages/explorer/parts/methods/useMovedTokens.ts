import { useQueries } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { movedTokens } from '#domain/tokens/movedTokens.ts'
import { addressTokenTransfersQuery } from '#interfaces/explorer/token/tokenTransfers.ts'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import type { Address } from '#lib/wire/shapes.ts'

const settings = { refetchOnWindowFocus: false, retry: false } as const

/**
 * What the newest transactions of an address took from it and brought to it, as far as its newest transfers tell; undefined
 * while they are not read, and without an address. They are read again when the first row changes.
 */
export function useMovedTokens(address: Address | undefined, rows: readonly Transaction[]) {
  const newest = rows[0]?.hash
  const asked = address && newest ? [address] : []
  const [answer] = useQueries({
    queries: asked.map((each) => ({ ...addressTokenTransfersQuery(each), ...settings })),
  })
  const data = answer?.data
  const refetch = answer?.refetch
  const [first] = useState(newest)
  useEffect(() => {
    if (newest !== first) void refetch?.()
  }, [newest, first, refetch])
  return useMemo(
    () =>
      !address || !data || data.skipped > 0 || data.isPartial
        ? undefined
        : movedTokens(data.items, address, data.next !== null),
    [address, data],
  )
}
