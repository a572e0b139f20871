import { useNavigate } from '@tanstack/react-router'
import { itemsPerPage } from '#interfaces/explorer/assumptions.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { chosenSize, firstPage, isFirstPage } from '#interfaces/explorer/wire/cursor.ts'
import type { Page } from '#interfaces/explorer/wire/page.ts'

type PageSizeProps = { list: Page<unknown>; page: Cursor | undefined }

const sizes = [25, itemsPerPage, 100]

/**
 * Chooses how many rows a page has; a change leads to the first page. Nothing where the explorer sets the number itself, and
 * where the smallest page shows all.
 */
export function PageSize({ list, page }: PageSizeProps) {
  const navigate = useNavigate()
  const size = chosenSize(page) ?? itemsPerPage
  const isWhole = isFirstPage(page) && list.next === null
  if (list.isOwnSize || (isWhole && list.items.length <= 25)) return null

  function choose(chosen: number) {
    const search = (before: Record<string, unknown>) => ({ ...before, page: firstPage(chosen) })
    navigate({ to: '.', search: search as never, state: {} })
  }

  return (
    <select
      aria-label="Rows per page"
      value={size}
      onChange={(event) => choose(Number(event.target.value))}
      className="control chevron h-7 pr-6 text-xs text-muted"
    >
      {[...new Set([...sizes, size])].map((each) => (
        <option key={each} value={each}>
          {each} a page
        </option>
      ))}
    </select>
  )
}
