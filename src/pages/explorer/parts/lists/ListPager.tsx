import { useNavigate, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { itemsPerPage } from '#interfaces/explorer/assumptions.ts'
import type { Cursor, Page } from '#interfaces/explorer/wire/page.ts'
import {
  chosenSize,
  firstPage,
  isFirstPage,
  numberedPage,
  pageNumber,
} from '#interfaces/explorer/wire/pageSize.ts'
import { formatCount } from '#lib/format/count.ts'
import { TablePager } from '#ui/table/TablePager.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The cursors of the pages before this one; null is the first page. */
    previousPages?: readonly (Cursor | null)[]
  }
}

type ListPagerProps = {
  /** What is listed: "Transactions". */
  label: string
  /** Left out when the page failed. */
  list?: Page<unknown>
  /** The cursor in the URL; undefined on the first page. */
  page: Cursor | undefined
  /** The size of the pages and the download. */
  options?: ReactNode
}

/**
 * First, Previous and Next with `?page=`. Cursors lead only forward, so the previous ones are kept in the state of
 * the browser's history entry. They survive a reload; a shared link has only First.
 */
export function ListPager({ label, list, page, options }: ListPagerProps) {
  const navigate = useNavigate()
  const before = useRouterState({ select: ({ location }) => location.state.previousPages ?? [] })
  const follows = list?.next ?? null
  // A cursor that leads back to a page before would never end.
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
      {isCircle && ' · The explorer begins again here'}
    </TablePager>
  )
}

/** Servers with page numbers need no previous cursors. */
function pageBefore(page: Cursor | undefined): Cursor | null | undefined {
  const number = pageNumber(page)
  return number === undefined ? undefined : (numberedPage(number - 1, chosenSize(page)) ?? null)
}

/** How many rows are shown, and how many are not. */
function shownRows({ items, skipped, moved = 0 }: Page<unknown>): string {
  const left = [
    skipped > 0 && ` · ${formatCount(skipped)} unreadable left out`,
    moved > 0 && ` · ${formatCount(moved)} of the page before left out`,
  ]
  return [`${formatCount(items.length)} shown`, ...left].filter(Boolean).join('')
}
