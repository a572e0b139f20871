import type { DataSources } from '#network/explorer/dataSources.ts'
import { newestContracts } from '#network/explorer/queries/addressQueries.ts'
import { addressResult } from '#network/explorer/records/searchRecord.ts'

/** Contracts that are looked at for their names. */
const mostContracts = 1_000
const mostMatches = 10

/** The contracts whose name in their source contains a text, as results of a search. Tokens are found by themselves. */
export async function contractMatches({ database, known, contracts }: DataSources, text: string) {
  if (!contracts.isUsed) return []
  await contracts.load(await newestContracts(database, mostContracts))
  const named = contracts.named(text)
  if (named.length === 0) return []
  const [tokens, addresses] = await Promise.all([known.tokens(named), known.addresses(named)])
  return named
    .filter((address) => !tokens.get(address))
    .slice(0, mostMatches)
    .map((address) => {
      const name = contracts.get(address)?.name ?? null
      return addressResult(address, addresses.get(address) ?? undefined, name)
    })
}
