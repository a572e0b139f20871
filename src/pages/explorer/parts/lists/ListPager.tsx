import type { QueryKey } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { itemsPerPage } from '#interfaces/explorer/assumptions.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import {
  chosenSize,
  firstPage,
  isFirstPage,
  numberedPage,
  pageNumber,
} from '#interfaces/explorer/wire/cursor.ts'
import type { Page } from '#interfaces/explorer/wire/page.ts'
import { formatCount } from '#lib/format/count.ts'
import type { CsvList } from '#pages/explorer/parts/csv/CsvList.ts'
import { ListOptions } from '#pages/explorer/parts/csv/ListOptions.tsx'
import { TablePager } from '#ui/table/TablePager.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The cursors of the pages before this one; null is the first page. */
    previousPages?: readonly (Cursor | null)[]
  }
}

/** A page of a list, and how many of its rows were loaded where not all are shown. */
type Listed<Row> = Page<Row> & { loaded?: number }

type ListPagerProps = {
  /** What is listed: "Transactions". */
  label: string
  /** Left out when the page failed. */
  list?: Listed<unknown>
  /** The cursor in the URL; undefined on the first page. */
  page: Cursor | undefined
  /** The button for the page size and the download. */
  options?: ReactNode
  /** Its newest rows come first. */
  isLive?: boolean
}

/**
 * First, Previous and Next with `?page=`. Cursors lead only forward, so the previous ones are kept in the state of
 * the browser's history entry. They survive a reload; a shared link has only First.
 */
export function ListPager({ label, list, page, options, isLive }: ListPagerProps) {
  const navigate = useNavigate()
  const before = useRouterState({ select: ({ location }) => location.state.previousPages ?? [] })
  const follows = list?.next ?? null
  // Next would never end with a cursor that leads back to an earlier page.
  const isCircle = follows !== null && before.includes(follows)
  const next = isCircle ? null : follows
  const isFirst = isFirstPage(page)
  const previous = before.length > 0 ? before.at(-1) : pageBefore(page)
  const first = firstPage(chosenSize(page) ?? itemsPerPage) ?? null

  function go(target: Cursor | null, previousPages: readonly (Cursor | null)[]) {
    navigate({
      to: '.',
      search: ((search: Record<string, unknown>) => ({ ...search, page: target ?? undefined })) as never,
      state: { previousPages },
    })
  }

  return (
    <TablePager
      label={label}
      page={isFirst || before.length === 0 ? pageNumber(page) : before.length + 1}
      onFirst={isFirst ? undefined : () => go(first, [])}
      onPrevious={isFirst || previous === undefined ? undefined : () => go(previous, before.slice(0, -1))}
      options={options}
      onNext={next === null ? undefined : () => go(next, [...before, page ?? null])}
    >
      {list && shownRows(list)}
      {isLive && ', newest first'}
      {isCircle && ' · The explorer repeats the list from here'}
    </TablePager>
  )
}

/** Servers with page numbers need no previous cursors. */
function pageBefore(page: Cursor | undefined): Cursor | null | undefined {
  const number = pageNumber(page)
  return number === undefined ? undefined : (numberedPage(number - 1, chosenSize(page)) ?? null)
}

/**
 * The numbers of rows that are shown, unreadable, left out because the page before had them, and shown again because
 * they changed since an earlier page.
 */
function shownRows({ items, loaded, skipped, moved = 0, crossed = 0 }: Listed<unknown>): string {
  const left = [
    skipped > 0 && ` · ${formatCount(skipped)} unreadable`,
    moved > 0 && ` · ${formatCount(moved)} already on the page before`,
    crossed > 0 && ` · ${formatCount(crossed)} also on an earlier page, with other figures`,
  ]
  const of = loaded === undefined || loaded === items.length ? '' : ` of ${formatCount(loaded)}`
  return [`${formatCount(items.length)}${of} shown`, ...left].filter(Boolean).join('')
}

type ListFooterProps<Row, Key extends QueryKey> = {
  label: string
  list: Listed<Row>
  page: Cursor | undefined
  csv: CsvList<Row, Key> | undefined
  isLive?: boolean
}

/** The pager under a list, with the button for the page size and the download. */
export function ListFooter<Row, Key extends QueryKey>(props: ListFooterProps<Row, Key>) {
  const { list, page, csv } = props
  const { items, loaded, next, skipped } = list
  const options = csv && (loaded ?? items.length) > 0 && <ListOptions list={list} page={page} csv={csv} />
  if (next !== null || page !== undefined || skipped > 0) {
    return <ListPager {...props} options={options} />
  }
  return (
    options && (
      <div className="flex min-h-11 items-center gap-2 border-t px-4 text-xs text-faint">
        {shownRows(list)} {options}
      </div>
    )
  )
}
