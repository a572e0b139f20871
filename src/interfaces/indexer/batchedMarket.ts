import { queryOptions } from '@tanstack/react-query'
import { stringifyDocument } from 'urql'
import { aliasesAnOperation, fewestAliases } from './assumptions.ts'
import { createAliasBatch } from './graphql/aliasBatch.ts'
import { check, execute } from './graphql/execute.ts'
import { type Market, marketFields, marketOfTokenQuery, marketQuery, marketSchema } from './market.ts'

/** Like `marketQuery`, for lists: requests of the same moment share one operation. */
export function batchedMarketQuery(poolAddress: string) {
  return queryOptions({
    queryKey: marketQuery(poolAddress).queryKey,
    queryFn: async ({ signal }) => marketOrNull(await readOfPool(poolAddress, signal)),
  })
}

/** Like `marketOfTokenQuery`, for lists: requests of the same moment share one operation. */
export function batchedMarketOfTokenQuery(tokenAddress: string) {
  return queryOptions({
    queryKey: marketOfTokenQuery(tokenAddress).queryKey,
    queryFn: ({ signal }) => batchedReadOfToken(tokenAddress, signal),
  })
}

/** The market of a token, or null; requests of the same moment share one operation. */
export async function batchedReadOfToken(tokenAddress: string, signal?: AbortSignal): Promise<Market | null> {
  return marketOrNull(await readOfToken(tokenAddress, signal))
}

const readOfPool = createBatch('poolAddress')
const readOfToken = createBatch('tokenAddress')

function createBatch(argument: 'poolAddress' | 'tokenAddress') {
  return createAliasBatch({
    delay: 0,
    largest: aliasesAnOperation,
    fewest: fewestAliases,
    read: (addresses: readonly string[], signal) => readMarkets(argument, addresses, signal),
  })
}

async function readMarkets(
  argument: string,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<unknown[]> {
  const declared = addresses.map((_, index) => `$p${index}: String`).join(', ')
  const aliases = addresses.map(
    (_, index) => `m${index}: market(${argument}: $p${index}) { ...MarketFields }`,
  )
  const variables = Object.fromEntries(addresses.map((address, index) => [`p${index}`, address]))
  const document = `query SomeMarkets(${declared}) { ${aliases.join('\n')} } ${stringifyDocument(marketFields)}`
  const data: Record<string, unknown> = await execute(document, variables, signal)
  return addresses.map((_, index) => data[`m${index}`])
}

function marketOrNull(market: unknown) {
  return market ? check(marketSchema, market) : null
}
