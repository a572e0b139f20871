import { queryOptions } from '@tanstack/react-query'
import { stringifyDocument } from 'urql'
import { createAliasBatch } from './aliasBatch.ts'
import { aliasesAnOperation, fewestAliases } from './assumptions.ts'
import { check, execute } from './execute.ts'
import { marketFields, marketQuery, marketSchema } from './market.ts'

/** The same as `marketQuery`, for lists: those asked for at the same moment share one operation. */
export function batchedMarketQuery(poolAddress: string) {
  return queryOptions({
    queryKey: marketQuery(poolAddress).queryKey,
    queryFn: async () => {
      const market = await readOneOfMany(poolAddress)
      return market ? check(marketSchema, market) : null
    },
  })
}

const readOneOfMany = createAliasBatch({
  delay: 0,
  largest: aliasesAnOperation,
  fewest: fewestAliases,
  read: readMarkets,
})

async function readMarkets(pools: readonly string[]): Promise<unknown[]> {
  const declared = pools.map((_, index) => `$p${index}: String`).join(', ')
  const aliases = pools.map((_, index) => `m${index}: market(poolAddress: $p${index}) { ...MarketFields }`)
  const variables = Object.fromEntries(pools.map((pool, index) => [`p${index}`, pool]))
  const document = `query SomeMarkets(${declared}) { ${aliases.join('\n')} } ${stringifyDocument(marketFields)}`
  const data: Record<string, unknown> = await execute(document, variables)
  return pools.map((_, index) => data[`m${index}`])
}
