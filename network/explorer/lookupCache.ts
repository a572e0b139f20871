import type { Address } from 'viem'
import { type AddressName, findAddressNames } from '#network/explorer/queries/addressQueries.ts'
import { readHead } from '#network/explorer/queries/blockQueries.ts'
import { readStoredChain, type StoredChain } from '#network/explorer/queries/statisticsQueries.ts'
import { findTokens, type TokenRow } from '#network/explorer/queries/tokenQueries.ts'
import type { ResponseCache } from '#network/service/responseCache.ts'
import type { Database } from '#network/store/store.ts'

type Rows<Row> = ReadonlyMap<string, Row | null>

/** Names of addresses, tokens and the newest block, which nearly every answer mentions. Each is read once per block. */
export type LookupCache = {
  addresses(keys: Address[]): Promise<Rows<AddressName>>
  tokens(keys: Address[]): Promise<Rows<TokenRow>>
  head(): Promise<number>
  chain(): Promise<StoredChain>
}

/** Without a response cache, everything is read for each answer. */
export function openLookupCache(database: Database, responseCache?: ResponseCache): LookupCache {
  const partition = <Row>() => responseCache?.partition<Row>() ?? (() => new Map<string, Row>())
  const heads = partition<Promise<number>>()
  const chains = partition<Promise<StoredChain>>()
  return {
    addresses: lookUp(partition<AddressName | null>(), (keys) => findAddressNames(database, keys)),
    tokens: lookUp(partition<TokenRow | null>(), async (keys) => {
      const rows = await findTokens(database, keys)
      return rows.map((row) => ({ ...row, address: row.token.address }))
    }),
    head: () => once(heads(), () => readHead(database)),
    chain: () => once(chains(), () => readStoredChain(database)),
  }
}

/** The cached value, or the one that is read now. A failure is not cached. */
function once<Value>(kept: Map<string, Promise<Value>>, read: () => Promise<Value>): Promise<Value> {
  const value = kept.get('') ?? read()
  kept.set('', value)
  value.catch(() => kept.delete(''))
  return value
}

/** Rows by their addresses. Rows that are not in the partition are read with one query and added to it. */
function lookUp<Row>(
  partition: () => Map<string, Row | null>,
  read: (keys: Address[]) => Promise<(Row & { address: Address })[]>,
): (keys: Address[]) => Promise<Rows<Row>> {
  return async (keys) => {
    const rows = partition()
    const missing = keys.filter((key) => !rows.has(key))
    if (missing.length === 0) return rows
    const found = new Map((await read(missing)).map((row): [string, Row] => [row.address, row]))
    for (const key of missing) rows.set(key, found.get(key) ?? null)
    return rows
  }
}
