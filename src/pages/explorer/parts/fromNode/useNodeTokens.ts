import { useQueries } from '@tanstack/react-query'
import { tokenDecimalsQuery } from '#interfaces/node/contract/token/contractDecimals.ts'
import { tokenSymbolQuery } from '#interfaces/node/contract/token/tokenSymbol.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { KnownToken } from '#pages/explorer/parts/decoding/DecodedCall.tsx'

/** Each is two calls to the node. */
const mostTokens = 20

/** What ERC-20 tokens say of themselves to the node: only those that have decimals, and whether all have answered. */
export function useNodeTokens(addresses: readonly Address[]): { tokens: KnownToken[]; areRead: boolean } {
  const asked = [...new Set(addresses)].slice(0, mostTokens)
  const decimals = useQueries({ queries: asked.map((address) => tokenDecimalsQuery(address)) })
  const symbols = useQueries({ queries: asked.map((address) => tokenSymbolQuery(address)) })
  const tokens = asked.flatMap((address, index) => {
    const places = decimals[index]?.data ?? null
    const symbol = symbols[index]?.data ?? null
    return places === null ? [] : [{ address, symbol, decimals: places, type: 'ERC-20' }]
  })
  return { tokens, areRead: [...decimals, ...symbols].every(({ isPending }) => !isPending) }
}
