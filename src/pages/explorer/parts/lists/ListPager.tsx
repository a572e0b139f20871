import { useNavigate, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Cursor, Page } from '#interfaces/explorer/page.ts'
import { formatCount } from '#lib/numbers/format.ts'
import { TablePager } from '#ui/table/TablePager.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The pages of a list walked through to reach this one; null is the first. */
    trail?: readonly (Cursor | null)[]
  }
}

type ListPagerProps = {
  /** What is listed: "Transactions". */
  label: string
  list: Page<unknown>
  /** The page of the address. */
  page: Cursor | undefined
  /** Names of filters for people, where they are not the parameter's own. */
  children?: ReactNode
}

/**
 * First, Previous, Next over `?page=`. Cursors only lead forward: the way back is kept with the entry of the
 * browser's history, so it survives a reload, and a shared link starts with First.
 */
export function ListPager({ label, list, page, children }: ListPagerProps) {
  const navigate = useNavigate()
  const trail = useRouterState({ select: ({ location }) => location.state.trail ?? [] })
  const previous = trail.length > 0 ? trail.at(-1) : pageBefore(page)

  function go(target: Cursor | null, nextTrail: readonly (Cursor | null)[]) {
    navigate({
      to: '.',
      search: ((before: Record<string, unknown>) => ({ ...before, page: target ?? undefined })) as never,
      state: { trail: nextTrail },
    })
  }

  return (
    <TablePager
      label={label}
      page={page === undefined ? 1 : trail.length > 0 ? trail.length + 1 : pageNumber(page)}
      onFirst={page === undefined ? undefined : () => go(null, [])}
      onPrevious={
        page === undefined || previous === undefined ? undefined : () => go(previous, trail.slice(0, -1))
      }
      onNext={list.next === null ? undefined : () => go(list.next, [...trail, page ?? null])}
    >
      {children ?? `${formatCount(list.items.length)} shown`}
      {list.skipped > 0 && ` · ${formatCount(list.skipped)} unreadable left out`}
    </TablePager>
  )
}

function pageNumber(page: Cursor) {
  return typeof page === 'number' ? page : undefined
}

/** Servers that count pages need no trail. */
function pageBefore(page: Cursor | undefined): Cursor | null | undefined {
  if (typeof page !== 'number') return undefined
  return page > 2 ? page - 1 : null
}
