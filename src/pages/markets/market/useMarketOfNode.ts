import { useQuery } from '@tanstack/react-query'
import { curvePoolQuery } from '#interfaces/node/contract/curve/curvePool.ts'
import { curveTokensQuery } from '#interfaces/node/contract/curve/curveTokens.ts'
import { poolTokenQuery } from '#interfaces/node/contract/curve/poolToken.ts'
import type { Address } from '#lib/wire/shapes.ts'

/**
 * What the node alone knows of a market: its token, once the configured factory proves that the pool is its market, the
 * symbol by the token itself, and the pool's reserves at a block. Null while it is read, and where nothing proves it.
 */
export function useMarketOfNode(pool: Address) {
  const { data: token } = useQuery(poolTokenQuery(pool))
  const { data: proof } = useQuery({ ...curveTokensQuery(pool, token ?? pool), enabled: Boolean(token) })
  const isProven = proof !== undefined && proof.refused === undefined
  const { data: state } = useQuery({ ...curvePoolQuery(pool), enabled: isProven })
  if (!token || !isProven) return null
  return { token, symbol: proof.symbol, block: state?.block ?? null, reserves: state?.reserves ?? null }
}
