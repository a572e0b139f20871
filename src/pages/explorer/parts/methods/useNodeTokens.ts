import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { tokenDecimalsQuery } from '#interfaces/node/contract/token/contractDecimals.ts'
import { tokenSymbolQuery } from '#interfaces/node/contract/token/tokenSymbol.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { KnownToken } from '#pages/explorer/parts/decoding/DecodedCall.tsx'

/** Each is two calls to the node. */
const mostTokens = 20

/**
 * What ERC-20 tokens say of themselves to the node, in the same array while it is the same: only those that have decimals, and
 * whether all have answered.
 */
export function useNodeTokens(
  addresses: readonly Address[],
  most = mostTokens,
): { tokens: KnownToken[]; areRead: boolean } {
  const asked = [...new Set(addresses)].slice(0, most)
  const decimals = useQueries({ queries: asked.map((address) => tokenDecimalsQuery(address)), combine })
  const symbols = useQueries({ queries: asked.map((address) => tokenSymbolQuery(address)), combine })
  const key = asked.join()
  const tokens = useMemo(
    () =>
      (key ? (key.split(',') as Address[]) : []).flatMap((address, index) => {
        const places = decimals.data[index] ?? null
        const symbol = symbols.data[index] ?? null
        return places === null ? [] : [{ address, symbol, decimals: places, type: 'ERC-20' }]
      }),
    [key, decimals.data, symbols.data],
  )
  return { tokens, areRead: decimals.areRead && symbols.areRead }
}

function combine<Value>(answers: readonly { data: Value | undefined; isPending: boolean }[]) {
  return {
    data: answers.map(({ data }) => data),
    areRead: answers.every(({ isPending }) => !isPending),
  }
}
