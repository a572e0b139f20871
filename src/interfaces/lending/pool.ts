import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { refreshEvery } from '#lib/requests/queryClient.ts'
import { cleanText } from '#lib/text/text.ts'
import { type Address, address, decimal, integer, lenientList } from '#lib/wire/shapes.ts'
import { apyFraction, percentFraction } from './assumptions.ts'
import { getLending } from './lendingClient.ts'
import { statedAmount } from './statedAmount.ts'

/** An APY as a fraction. A percent sign proves its unit; without one the configuration names it. */
const apy = v.union([
  v.pipe(decimal, v.transform(apyFraction)),
  v.pipe(
    v.string(),
    v.regex(/%\s*$/, 'not a percentage'),
    v.transform((text): string | number => text.replace(/\s*%\s*$/, '').trim()),
    decimal,
    v.transform(percentFraction),
  ),
])

const poolSchema = v.object({
  assetAddress: address,
  pTokenAddress: address,
  symbol: v.pipe(
    v.string(),
    v.transform((symbol) => cleanText(symbol, { longest: 32 })),
  ),
  decimals: v.pipe(integer, v.minValue(0), v.maxValue(36)),
  totalSupplied: statedAmount,
  supplyApy: apy,
  borrowApy: apy,
})

const poolsSchema = v.pipe(
  lenientList(poolSchema),
  v.transform(({ rows, dropped }) => {
    const first = rows.filter(
      (row, index) => rows.findIndex((other) => other.assetAddress === row.assetAddress) === index,
    )
    return { pools: first, dropped: dropped + rows.length - first.length }
  }),
)

/** One lending pool. APYs are fractions, `totalSupplied` whole tokens; a negative one is null. */
export type Pool = v.InferOutput<typeof poolSchema>

/** `GET /api/pools`: every pool of the protocol; rows that cannot be read are dropped and counted. */
export function poolsQuery() {
  return queryOptions({
    queryKey: ['lending', 'pools'],
    queryFn: ({ signal }) => getLending('/pools', poolsSchema, signal),
    staleTime: 15_000,
    refetchInterval: refreshEvery(30_000),
  })
}

/** The asset of the one pool with this symbol, in any case; null where none or several have it, or they cannot be read. */
export async function assetOfSymbol(client: QueryClient, symbol: string): Promise<Address | null> {
  const read = await client.ensureQueryData(poolsQuery()).catch(() => null)
  const named = read?.pools.filter((pool) => pool.symbol.toLowerCase() === symbol.toLowerCase()) ?? []
  return named.length === 1 ? (named[0]?.assetAddress ?? null) : null
}
