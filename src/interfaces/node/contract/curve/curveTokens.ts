import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { stablecoinDecimals, tokenDecimals } from '#domain/markets/curve/curve.ts'
import { readContract, readContractWord } from '#interfaces/node/contract/contractWord.ts'
import { symbolOf } from '#interfaces/node/contract/token/tokenSymbol.ts'
import { config } from '#lib/browser/config/config.ts'
import { encodeCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { tokenToPool } from '#spec/abi/hlpmmFactorySelectors.ts'
import { token } from '#spec/abi/hlpmmPoolSelectors.ts'
import { decimals, symbol } from '#spec/abi/tokenSelectors.ts'
import { readApprovedStablecoins } from './approvedStablecoins.ts'
import { marketContractsQuery, readAddress } from './marketContracts.ts'

/** A stablecoin that markets accept. */
export type Stablecoin = { asset: Address; symbol: string; decimals: number }

/**
 * The stablecoins that a market's pool accepts, the preferred one first, the router, and the symbol that the market's
 * token itself answers with, null without one; or why the app must not trade on it.
 */
export type CurveTokens =
  | {
      router: Address
      stablecoins: readonly [Stablecoin, ...Stablecoin[]]
      symbol: string | null
      refused?: undefined
    }
  | { refused: 'other-contract' | 'other-token' | 'other-factory' | 'no-stablecoin' }

/**
 * Checks with a pool, its token, and the factory and registry of the configured router that it is the market an indexer
 * says it is: the app sends money only to a pool of the configured factory, for the token that the page shows.
 */
export function curveTokensQuery(pool: Address, marketToken: Address) {
  return queryOptions({
    queryKey: ['node', 'curveTokens', pool, marketToken],
    queryFn: ({ signal, client }): Promise<CurveTokens> => readCurveTokens(pool, marketToken, client, signal),
    staleTime: 300_000,
  })
}

async function readCurveTokens(
  pool: Address,
  marketToken: Address,
  client: QueryClient,
  signal: AbortSignal,
): Promise<CurveTokens> {
  const curve = config().curve
  if (!curve) return { refused: 'other-contract' }
  const { factory } = await client.fetchQuery(marketContractsQuery())
  if (factory === null) return { refused: 'other-contract' }
  const [ownToken, listed, places, name, stablecoins] = await Promise.all([
    readAddress(pool, token, signal),
    readAddress(factory, encodeCall(tokenToPool, marketToken), signal),
    readContractWord(marketToken, decimals, signal),
    readContract(marketToken, symbol, signal),
    readStablecoins(curve.registry, signal),
  ])
  if (ownToken === null || places !== BigInt(tokenDecimals)) return { refused: 'other-contract' }
  if (ownToken !== marketToken) return { refused: 'other-token' }
  if (listed !== pool) return { refused: 'other-factory' }
  const [preferred, ...others] = stablecoins
  if (preferred === undefined) return { refused: 'no-stablecoin' }
  const ownSymbol = name === null ? null : symbolOf(name) || null
  return { router: curve.router, stablecoins: [preferred, ...others], symbol: ownSymbol }
}

/** Reads the stablecoins that every market accepts, the preferred one first; none without markets. */
export function stablecoinsQuery() {
  const registry = config().curve?.registry
  return queryOptions({
    queryKey: ['node', 'stablecoins', registry],
    queryFn: ({ signal }) => (registry ? readStablecoins(registry, signal) : []),
    staleTime: 300_000,
  })
}

/** The approved coins in their order. A coin without 18 decimals is left out, because pools would misread its units. */
export async function readStablecoins(registry: Address, signal?: AbortSignal): Promise<Stablecoin[]> {
  const approved = await readApprovedStablecoins(registry, signal)
  const read = await Promise.all(approved.map((asset) => readStablecoin(asset, signal)))
  return read.filter((coin) => coin !== null)
}

async function readStablecoin(asset: Address, signal?: AbortSignal): Promise<Stablecoin | null> {
  const [name, places] = await Promise.all([
    readContract(asset, symbol, signal),
    readContractWord(asset, decimals, signal),
  ])
  if (name === null || places !== BigInt(stablecoinDecimals)) return null
  return { asset, symbol: symbolOf(name) || 'USD', decimals: stablecoinDecimals }
}
