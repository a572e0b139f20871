import { queryOptions } from '@tanstack/react-query'
import { aliasesAnOperation, fewestAliases } from '#interfaces/indexer/assumptions.ts'
import { createAliasBatch } from '#interfaces/indexer/graphql/aliasBatch.ts'
import { check, execute } from '#interfaces/indexer/graphql/execute.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { compare } from '#lib/numbers/decimal.ts'
import { lenientList } from '#lib/wire/shapes.ts'
import { type Holder, holderSchema } from './marketTokenHolder.ts'

/**
 * The largest holder of a market's token apart from its pool, whose tokens are unsold; null when nobody else holds any.
 * With `unreadable` holders the largest one is unknown.
 */
export type TopHolder = { holder: Holder | null; unreadable: number }

type Held = Pick<Market, 'poolAddress' | 'tokenAddress'>

/** The largest holder of a market's token. Rows that request at the same moment share one operation. */
export function topHolderQuery({ poolAddress, tokenAddress }: Held) {
  return queryOptions({
    queryKey: ['indexer', 'topHolder', tokenAddress],
    queryFn: ({ signal }) => readHolder({ poolAddress, tokenAddress }, signal),
    staleTime: 30_000,
    refetchInterval: 60_000,
  })
}

const readHolder = createAliasBatch({
  delay: 20,
  largest: aliasesAnOperation,
  fewest: fewestAliases,
  read: readHolders,
})

/** Reads two holders of each market, because the largest may be the pool. */
async function readHolders(markets: readonly Held[], signal: AbortSignal): Promise<TopHolder[]> {
  const declared = markets.map((_, index) => `$t${index}: String!`).join(', ')
  const aliases = markets.map(
    (_, index) =>
      `h${index}: topHolders(tokenAddress: $t${index}, limit: 2) { holderAddress balance percentage }`,
  )
  const variables = Object.fromEntries(markets.map(({ tokenAddress }, index) => [`t${index}`, tokenAddress]))
  const document = `query LargestHolders(${declared}) { ${aliases.join('\n')} }`
  const data: Record<string, unknown> = await execute(document, variables, signal)
  return markets.map((market, index) => largest(market, data[`h${index}`]))
}

function largest({ poolAddress }: Held, answer: unknown): TopHolder {
  const { rows, dropped } = check(lenientList(holderSchema), answer)
  const [holder = null] = rows
    .filter(({ holderAddress }) => holderAddress !== poolAddress)
    .sort((left, right) => compare(right.balance, left.balance))
  return { holder: dropped === 0 ? holder : null, unreadable: dropped }
}
