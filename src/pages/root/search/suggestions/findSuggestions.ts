import type { QueryClient } from '@tanstack/react-query'
import { parseCommand } from '#domain/search/parseCommand.ts'
import { parseSearch } from '#domain/search/parseSearch.ts'
import type { Suggestion } from '#domain/search/resolveSearch.ts'
import {
  type Redirect,
  redirectQuery,
  type SearchMatch,
  searchQuery,
} from '#interfaces/explorer/search/search.ts'
import { type Market, searchMarketsQuery } from '#interfaces/indexer/market.ts'
import { poolsQuery } from '#interfaces/lending/pool.ts'
import { hasMarkets } from '#lib/browser/config/config.ts'
import { formatCount } from '#lib/format/count.ts'
import { findActions } from './findActions.ts'
import { findImitators } from './findImitators.ts'

const mostOfGroup = 5

/** The suggestions, the names of the interfaces that failed, and how many matches could not be read. */
export type FoundSuggestions = { suggestions: Suggestion[]; failed: string[]; unreadable: number }

/**
 * Searches the indexer for markets and the explorer for the rest, best matches first. A failed interface is listed
 * in `failed`.
 */
export async function findSuggestions(client: QueryClient, text: string): Promise<FoundSuggestions> {
  const query = parseSearch(text)
  if (query.kind === 'hash') return findHash(client, query.hash)
  const command = parseCommand(text)
  if (command) return findActions(client, command)
  const [, collection, id] = instanceForm.exec(text) ?? []
  if (collection && id) return findInstance(client, collection, id)
  const [markets, matches] = await Promise.allSettled([
    hasMarkets() ? client.fetchQuery({ ...searchMarketsQuery(text), retry: false, staleTime: 30_000 }) : null,
    client.fetchQuery({ ...searchQuery(text), retry: false, staleTime: 30_000 }),
  ])
  const suggestions: Suggestion[] = []
  const failed: string[] = []
  let unreadable = 0
  /** The tokens and the pools of the markets found, also of those beyond the most of a group. */
  const ofMarkets = new Set<string>()
  if (markets.status === 'fulfilled') {
    const all = markets.value?.rows ?? []
    const named = all.slice(0, mostOfGroup)
    const others = await findImitators(client, [text, ...named.map(({ symbol }) => symbol)])
    const isNew = ({ poolAddress }: Market) => !named.some((each) => each.poolAddress === poolAddress)
    suggestions.push(...[...named, ...others.filter(isNew)].map(ofMarket))
    for (const { tokenAddress, poolAddress } of [...all, ...others])
      ofMarkets.add(tokenAddress).add(poolAddress)
    unreadable += markets.value?.unreadable ?? 0
  } else failed.push('indexer')
  if (matches.status === 'fulfilled') {
    suggestions.push(...ofMatches(depositsLast(besides(ofMarkets, matches.value.items), client)))
    unreadable += matches.value.skipped
  } else failed.push('explorer')
  return { suggestions, failed, unreadable }
}

/** The matches without the tokens and the pools of markets, which would be the same name twice; a reported one stays. */
function besides(ofMarkets: ReadonlySet<string>, matches: readonly SearchMatch[]): SearchMatch[] {
  return matches.filter(
    (match) =>
      (match.kind !== 'token' && match.kind !== 'address') || match.isScam || !ofMarkets.has(match.address),
  )
}

/** `LIGHT #2`: the token with id 2 of the collection with this name, symbol or address. */
const instanceForm = /^(.{2,}?)\s*#(\d{1,78})$/

/** A suggestion for the token with that id in each collection found. Its page says whether the token exists. */
async function findInstance(client: QueryClient, name: string, id: string): Promise<FoundSuggestions> {
  try {
    const { items, skipped } = await client.fetchQuery({
      ...searchQuery(name),
      retry: false,
      staleTime: 30_000,
    })
    const suggestions = items.flatMap((match): Suggestion[] => {
      if (match.kind !== 'token' || !match.tokenType || match.tokenType === 'ERC-20') return []
      const { title, path, ...collection } = ofMatch(match)
      return [{ ...collection, title: `${title} #${id}`, path: `${path}?id=${BigInt(id)}` }]
    })
    return { suggestions: suggestions.slice(0, mostOfGroup), failed: [], unreadable: skipped }
  } catch {
    return { suggestions: [], failed: ['explorer'], unreadable: 0 }
  }
}

const hashNames: Partial<Record<Redirect['type'], string>> = {
  transaction: 'Transaction',
  block: 'Block with this hash',
  user_operation: 'User operation',
  blob: 'Blob',
}

/** Asks the explorer what kind of record a hash belongs to. */
async function findHash(client: QueryClient, hash: string): Promise<FoundSuggestions> {
  try {
    const redirect = await client.fetchQuery({ ...redirectQuery(hash), retry: false, staleTime: 30_000 })
    const title = redirect && hashNames[redirect.type]
    if (!redirect || !title) return { suggestions: [], failed: [], unreadable: 0 }
    const place = redirect.type === 'transaction' ? 'tx/' : redirect.type === 'block' ? 'block/' : 'search?q='
    const found: Suggestion = {
      id: redirect.type,
      group: 'Go to',
      title,
      detail: hash,
      path: `/${place}${hash}`,
    }
    return { suggestions: [found], failed: [], unreadable: 0 }
  } catch {
    return { suggestions: [], failed: ['explorer'], unreadable: 0 }
  }
}

/** The suggestion of a market, which stands for its token and its pool, too. */
export function ofMarket(market: Market): Suggestion {
  const { poolAddress, tokenAddress, symbol, name, spotPrice, metadataImageUrl: imageUrl } = market
  return {
    id: `market ${poolAddress}`,
    group: 'Markets',
    title: symbol,
    detail: name,
    address: tokenAddress,
    price: spotPrice,
    imageUrl,
    path: `/markets/${poolAddress}`,
  }
}

/** Deposits in the lending pool come after the tokens themselves, whose names they repeat. */
function depositsLast(matches: readonly SearchMatch[], client: QueryClient): SearchMatch[] {
  const pools = client.getQueryData(poolsQuery().queryKey)?.pools ?? []
  const tokens = matches.flatMap((match) => (match.kind === 'token' ? match : []))
  const deposits = new Set<SearchMatch>(
    tokens.filter(
      ({ address, symbol }) =>
        pools.some(({ pTokenAddress }) => pTokenAddress === address) ||
        tokens.some((other) => symbol === `p${other.symbol}`),
    ),
  )
  return [...matches.filter((match) => !deposits.has(match)), ...deposits]
}

function ofMatches(matches: readonly SearchMatch[]): Suggestion[] {
  const groups = ['Tokens', 'Addresses', 'Transactions', 'Blocks']
  const all = matches.filter((match) => match.kind !== 'domain' && match.kind !== 'other').map(ofMatch)
  return groups.flatMap((group) => all.filter((each) => each.group === group).slice(0, mostOfGroup))
}

function ofMatch(match: Exclude<SearchMatch, { kind: 'domain' | 'other' }>): Suggestion {
  if (match.kind === 'token') {
    const { address, symbol, name, exchangeRate, iconUrl: imageUrl, isScam: isReported } = match
    const title = symbol || name || address
    const path = `/token/${address}`
    return {
      id: `token ${address}`,
      group: 'Tokens',
      title,
      detail: name ?? '',
      address,
      price: exchangeRate,
      imageUrl,
      isReported,
      path,
    }
  }
  if (match.kind === 'block') {
    const path = `/block/${match.hash ?? match.number}`
    return {
      id: path,
      group: 'Blocks',
      title: `Block ${formatCount(match.number)}`,
      detail: match.hash ?? '',
      path,
    }
  }
  if (match.kind === 'transaction') {
    const path = `/tx/${match.hash}`
    return { id: path, group: 'Transactions', title: 'Transaction', detail: match.hash, path }
  }
  const path = `/address/${match.address}`
  const title = match.name || (match.isContract ? 'Contract' : 'Address')
  const { address, isContract } = match
  return { id: path, group: 'Addresses', title, detail: address, address, isContract, path }
}
