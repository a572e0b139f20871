import { type QueryKey, type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { isFirstPage } from '#interfaces/explorer/wire/cursor.ts'
import type { Page } from '#interfaces/explorer/wire/page.ts'
import { formatCount } from '#lib/format/count.ts'
import { hashKey } from '#lib/requests/queryClient.ts'
import type { CsvList } from '#pages/explorer/parts/csv/CsvList.ts'
import { ErrorBoundary } from '#ui/feedback/failure/ErrorBoundary.tsx'
import { Stale } from '#ui/feedback/failure/Stale.tsx'
import { LiveNews } from '#ui/feedback/LiveNews.tsx'
import { Button } from '#ui/form/Button.tsx'
import { MoreRows } from '#ui/table/MoreRows.tsx'
import { TableNews } from '#ui/table/tableNews.ts'
import { ListFooter } from './ListPager.tsx'
import { UnreadablePage } from './UnreadablePage.tsx'
import { useBufferedList } from './useBufferedList.ts'
import { type ListQuery, useNewRows } from './useNewRows.ts'

const ListFailure = lazyRouteComponent(() => import('./ListFailure.tsx'), 'ListFailure')

const ListNotes = lazyRouteComponent(() => import('./ListNotes.tsx'), 'ListNotes')

type PagedListProps<Row, Key extends QueryKey> = {
  query: UseSuspenseQueryOptions<Page<Row>, Error, Page<Row>, Key>
  page: Cursor | undefined
  /** What is listed: "Transactions". */
  label: string
  /** A list with `keyOf` and `newest` is live and counts its new rows. `newest` is a small query for the first row. */
  keyOf?: (row: Row) => string
  newest?: ListQuery<Row>
  /** Milliseconds after which a list that is not live is fetched again. */
  refetchInterval?: number
  /** How to download the list as a CSV file; undefined for a list without a download. */
  csv?: CsvList<Row, Key>
  /** Shown in place of the first page while the explorer does not answer. */
  fromNode?: ((error: unknown, retry: () => void) => ReactNode) | undefined
  /** Which of its rows the children show, where that is not all: these are counted below. */
  passes?: ((row: Row) => boolean) | undefined
  children: (rows: readonly Row[], list: Page<Row>) => ReactNode
}

/** A list of the explorer with its pager. A live list keeps its rows until the user clicks the button for new ones. */
export function PagedList<Row, Key extends QueryKey>(props: PagedListProps<Row, Key>) {
  const { page, label, query } = props
  const fromNode = isFirstPage(page) ? props.fromNode : undefined
  if (page === undefined && !fromNode) return <List {...props} />
  return (
    <ErrorBoundary
      resetKey={hashKey(query.queryKey)}
      fallback={(error, retry) => (
        <ListFailure error={error} label={label} page={page} retry={retry} fromNode={fromNode} />
      )}
    >
      <List {...props} />
    </ErrorBoundary>
  )
}

function List<Row, Key extends QueryKey>({
  query,
  page,
  label,
  keyOf = String,
  newest,
  refetchInterval,
  csv,
  passes,
  children,
}: PagedListProps<Row, Key>) {
  const answer = useSuspenseQuery({ ...query, ...(refetchInterval && { refetchInterval }) })
  const { data, dataUpdatedAt: at } = answer
  const isLive = newest !== undefined && isFirstPage(page)
  const { list, newCount, showNew } = useBufferedList(
    { id: hashKey(query.queryKey), list: data, at },
    keyOf,
    isLive,
  )
  const { problem, hasNewer } = useNewRows({
    query,
    newest: isLive ? newest : undefined,
    list: data,
    at,
    keyOf,
    newCount,
  })
  const error = answer.error ?? problem
  const isLeast = hasNewer || newCount >= data.items.length
  const newText = `${formatCount(newCount)}${isLeast ? '+' : ''} new`
  // In the head of a table, or in a line of its own above cards: no row moves when the first news come.
  const news = isLive && (
    <div className="flex items-center justify-between px-2 text-xs text-faint max-sm:h-9 max-sm:border-b sm:absolute sm:top-0.5 sm:left-21 sm:z-3">
      <span className="pl-2 sm:hidden">Newest first</span>
      {newCount > 0 && (
        <Button size="small" onClick={showNew}>
          <span>
            <span className="sm:sr-only">Show</span> {newText}
          </span>
        </Button>
      )}
      <LiveNews text={newCount > 0 ? newText : null} />
    </div>
  )
  return (
    <>
      {error && <Stale at={new Date(at)} error={error} retry={() => answer.refetch()} />}
      {(list.isRepeat || list.unsupported.length > 0) && (
        <Suspense>
          <ListNotes list={list} />
        </Suspense>
      )}
      <TableNews value={news}>
        <Rows list={list} page={page}>
          {children}
        </Rows>
      </TableNews>
      <ListFooter
        label={label}
        list={passes ? { ...list, items: list.items.filter(passes), loaded: list.items.length } : list}
        page={page}
        csv={csv}
        isLive={isLive}
      />
    </>
  )
}

type RowsProps<Row> = {
  list: Page<Row>
  page: Cursor | undefined
  children: PagedListProps<Row, QueryKey>['children']
}

/** A page has at most a hundred rows. A server that sends thousands at once sends more than a browser can draw. */
const mostRows = 100

/** The rows; or that none could be read, or that the list ended before this page. */
function Rows<Row>({ list, page, children }: RowsProps<Row>) {
  if (list.items.length > 0)
    return (
      <MoreRows rows={list.items} first={mostRows}>
        {(shown) => children(shown, list)}
      </MoreRows>
    )
  if (list.skipped > 0)
    return (
      <div className="px-4 py-6 text-sm">
        <UnreadablePage count={list.skipped} />
      </div>
    )
  if (isFirstPage(page)) return children(list.items, list)
  return <p className="px-4 py-6 text-sm text-muted">The list ended before this page.</p>
}
