import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { lazy } from 'react'
import { type ParsedSearch, parseSearch } from '#domain/search/parseSearch.ts'
import { resolveSearch } from '#domain/search/resolveSearch.ts'
import { type Redirect, redirectQuery, searchQuery } from '#interfaces/explorer/search/search.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { searchMarketsQuery } from '#interfaces/indexer/market.ts'
import { hasMarkets } from '#lib/browser/config/config.ts'
import { formatCount } from '#lib/format/count.ts'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { ExplorerNavigation } from '#pages/explorer/parts/page/ExplorerNavigation.tsx'
import { ReplacePath } from '#pages/root/search/ReplacePath.tsx'
import { SearchBox } from '#pages/root/search/SearchBox.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { useCached } from '#ui/feedback/useCached.ts'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { LookAlikes } from '#ui/trust/LookAlikes.tsx'
import { LabelMatches } from './LabelMatches.tsx'
import { MatchTable } from './MatchTable.tsx'
import { matchGroups } from './matchGroups.ts'
import { SearchHelp } from './SearchHelp.tsx'
import { useFoundLabels } from './useFoundLabels.ts'

const route = getRouteApi('/search')

/** Markets come from another interface. They are loaded later, and their failure is not a failure of this page. */
const Markets = lazy(async () => ({ default: (await import('./MarketMatches.tsx')).MarketMatches }))
const TrendingMarkets = lazy(async () => ({ default: (await import('./MarketMatches.tsx')).TrendingMarkets }))

/** What a hash can belong to besides a transaction and a block. */
const otherHashes: Partial<Record<Redirect['type'], string>> = {
  blob: 'a blob, data that a rollup sends with a transaction',
  user_operation: 'a user operation, run by a bundler inside a transaction',
}

/** Everything that matches the search. A hash, an address or a block number opens its page. */
export function SearchPage() {
  const { q, page } = route.useSearch()
  const query = parseSearch(q)
  const isExact = query.kind === 'hash' || query.kind === 'address' || query.kind === 'number'
  const { data: redirect, isLoading } = useQuery({
    ...redirectQuery(q),
    enabled: query.kind === 'hash',
    retry: false,
  })
  const otherHash = redirect && otherHashes[redirect.type]
  if (isExact && !isLoading && !otherHash) return <ExactMatch query={query} redirect={redirect ?? null} />
  return (
    <>
      <ExplorerNavigation />
      <PageHead title="Search" documentTitle={q ? `Search: ${q}` : 'Search'} />
      <div className="grid gap-4">
        <SearchBox key={q} size="page" initial={q} />
        {query.kind === 'empty' ? (
          <>
            <SearchHelp />
            <Trending />
          </>
        ) : otherHash ? (
          <Panel title="Search" bare>
            <Empty>This is the hash of {otherHash}. Tideline has no page for it.</Empty>
          </Panel>
        ) : isLoading ? (
          <Panel title="Search" bare>
            <Skeleton rows={4} />
          </Panel>
        ) : (
          <Matches text={q} page={page} />
        )}
      </div>
    </>
  )
}

/** The labels, the markets and the records of the explorer that match, below a warning of names that look alike. */
function Matches({ text, page }: { text: string; page: Cursor | undefined }) {
  const hasNone = useHasNone(text)
  const markets = useCached((client) => client.getQueryData(searchMarketsQuery(text).queryKey))
  const found = useCached((client) => client.getQueryData(searchQuery(text, page).queryKey))
  const [only, ...more] = matchGroups(found?.items ?? [], text, markets?.rows)
  const tokens = (found?.items ?? []).filter((match) => match.kind === 'token')
  return (
    <LookAlikes
      tokens={[
        ...(markets?.rows ?? []).map((market) => ({ ...market, address: market.tokenAddress })),
        ...tokens,
      ]}
      className="rounded-lg border border-warn bg-surface px-4 py-3 text-sm"
    >
      <LabelMatches text={text} />
      {hasMarkets() && !hasNone && (
        <Panel
          key={text}
          title={counted('Markets and their tokens', markets?.rows.length)}
          source="indexer"
          rows={2}
          lines={2}
        >
          <Markets text={text} />
        </Panel>
      )}
      <Panel
        bare={hasNone}
        title={
          only && more.length === 0
            ? counted(only.name, found?.next ? undefined : only.rows.length)
            : 'In the explorer'
        }
        source="explorer"
        rows={8}
        lines={2}
        asOf={<QueryAsOf queryKey={searchQuery(text, page).queryKey} />}
      >
        <PagedList query={searchQuery(text, page)} page={page} label="Matches">
          {(rows) => (
            <MatchTable groups={matchGroups(rows, text, markets?.rows)} text={text} hasOthers={!hasNone} />
          )}
        </PagedList>
      </Panel>
      {hasNone && (
        <>
          <SearchHelp />
          <Trending />
        </>
      )}
    </LookAlikes>
  )
}

/** The name of a list with the number of its rows, once they are known. */
function counted(name: string, count: number | undefined) {
  return count ? (
    <>
      {name} <span className="font-normal text-faint">{formatCount(count)}</span>
    </>
  ) : (
    name
  )
}

/** Whether neither a label nor the explorer nor the indexer matches; then one list says it for all. */
function useHasNone(text: string): boolean {
  const hasLabel = useFoundLabels(text).length > 0
  const found = useCached((client) => client.getQueryData(searchQuery(text).queryKey))
  const markets = useCached((client) => client.getQueryData(searchMarketsQuery(text).queryKey))
  const isEmpty = found?.items.length === 0 && found.skipped === 0
  const hasNoMarket = !hasMarkets() || (markets?.rows.length === 0 && markets.unreadable === 0)
  return !hasLabel && isEmpty && hasNoMarket
}

/** Where to go on from a search that leads nowhere. */
function Trending() {
  return (
    hasMarkets() && (
      <Panel title="Trending markets" source="indexer" rows={5} lines={2}>
        <TrendingMarkets />
      </Panel>
    )
  )
}

type ExactMatchProps = {
  query: Extract<ParsedSearch, { kind: 'hash' | 'address' | 'number' }>
  /**
   * The explorer's answer for a hash. Null leads to the transaction page, which also looks for a block.
   */
  redirect: Redirect | null
}

/** Redirects to the record that was searched for. */
function ExactMatch({ query, redirect }: ExactMatchProps) {
  const isBlock = query.kind === 'hash' && redirect?.type === 'block'
  const path = resolveSearch(isBlock ? { ...query, isBlock } : query)
  return path && <ReplacePath path={path} />
}
