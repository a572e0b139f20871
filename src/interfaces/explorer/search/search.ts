import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { get } from '#interfaces/explorer/wire/explorerClient.ts'
import { getPage } from '#interfaces/explorer/wire/page.ts'
import { type Aliases, known, record } from '#interfaces/explorer/wire/record.ts'
import { trustEntries, withTrust } from '#interfaces/explorer/wire/trust.ts'
import { ownEntry } from '#lib/text/ownEntry.ts'
import { address, decimal, hash, integer, text, timestamp } from '#lib/wire/shapes.ts'

const searchAliases = {
  kind: ['type'],
  address: ['address_hash'],
  transactionHash: ['tx_hash'],
  otherHash: ['user_operation_hash', 'blob_hash'],
  isVerified: ['is_smart_contract_verified'],
} satisfies Aliases

const named = known(v.object({ name: text }))

const matchSchema = record(
  {
    kind: text,
    name: known(text),
    ensInfo: named,
    metadata: named,
    symbol: known(text),
    address: known(address),
    tokenType: known(text),
    iconUrl: known(v.string()),
    exchangeRate: known(decimal),
    blockNumber: known(integer),
    blockHash: known(hash),
    blockType: known(text),
    transactionHash: known(hash),
    otherHash: known(hash),
    timestamp: known(timestamp),
    isVerified: known(v.boolean()),
    ...trustEntries,
  },
  searchAliases,
)

type Wire = Omit<ReturnType<typeof withTrust<v.InferOutput<typeof matchSchema>>>, 'ensInfo' | 'metadata'>

/** A match of a search, by kind; a kind that this app does not know is null. */
export const searchMatchSchema = v.nonNullable(
  v.pipe(
    matchSchema,
    v.transform((found) => {
      const { name, ensInfo, metadata, ...wire } = withTrust(found)
      return toMatch({ ...wire, name: name || ensInfo?.name || metadata?.name || null })
    }),
  ),
  'an unknown kind of match',
)

export type SearchMatch = NonNullable<ReturnType<typeof toMatch>>

/** Records that an explorer finds by their hash but that this app has no page for. */
const otherKinds: Readonly<Record<string, string>> = { user_operation: 'User operation', blob: 'Blob' }

function toMatch({
  kind,
  address: found,
  blockNumber,
  blockHash,
  transactionHash,
  otherHash,
  ...match
}: Wire) {
  if (kind === 'token' && found) return { kind: 'token' as const, address: found, ...match }
  if (kind === 'block' && blockNumber !== null) {
    return { kind: 'block' as const, number: blockNumber, hash: blockHash, ...match }
  }
  if (kind === 'transaction' && transactionHash) {
    return { kind: 'transaction' as const, hash: transactionHash, ...match }
  }
  if (found) return { kind: 'address' as const, isContract: kind === 'contract', address: found, ...match }
  const what = ownEntry(otherKinds, kind)
  if (what && otherHash) return { kind: 'other' as const, what, hash: otherHash, ...match }
  // A domain without an address is listed too: it has an owner, in contrast to an unknown one.
  if (kind === 'ens_domain' && match.name) return { kind: 'domain' as const, ...match, name: match.name }
  return null
}

function keyOf(match: SearchMatch): string {
  const { kind, name } = match
  if (kind === 'block') return `${kind} ${match.hash} ${match.number}`
  if (kind === 'domain') return `${kind} ${name}`
  if (kind === 'other') return `${match.what} ${match.hash}`
  if (kind === 'transaction') return `${kind} ${match.hash}`
  if (kind === 'token') return `${kind} ${match.address} ${match.tokenType} ${name}`
  return `${kind} ${match.address} ${match.isContract} ${name}`
}

/** `GET /search`: tokens, addresses, blocks, transactions and others that match. */
export function searchQuery(text: string, page?: Cursor) {
  const q = text.trim()
  return queryOptions({
    queryKey: ['explorer', 'search', q, page],
    queryFn: ({ signal }) =>
      getPage({ path: '/search', row: searchMatchSchema, search: { q }, keyOf, page }, signal),
  })
}

/** The kinds of records that a text can name exactly. */
const redirectTypes = ['address', 'block', 'transaction', 'token', 'user_operation', 'blob'] as const

export const redirectSchema = v.object({
  redirect: v.fallback(v.boolean(), false),
  type: v.fallback(v.nullish(v.picklist(redirectTypes)), null),
  parameter: v.fallback(v.nullish(text), null),
})

export type Redirect = { type: (typeof redirectTypes)[number]; parameter: string }

/** `GET /search/check-redirect`: the one record the text names exactly, or null. */
export function redirectQuery(text: string) {
  const q = text.trim()
  return queryOptions({
    queryKey: ['explorer', 'redirect', q],
    queryFn: async ({ signal }): Promise<Redirect | null> => {
      const { redirect, type, parameter } = await get('/search/check-redirect', redirectSchema, { q }, signal)
      return redirect && type && parameter ? { type, parameter } : null
    },
  })
}
