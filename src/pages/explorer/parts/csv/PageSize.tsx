import { useNavigate } from '@tanstack/react-router'
import { itemsPerPage } from '#interfaces/explorer/assumptions.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { chosenSize, firstPage } from '#interfaces/explorer/wire/cursor.ts'
import type { Page } from '#interfaces/explorer/wire/page.ts'
import { Segmented } from '#ui/form/Segmented.tsx'

type PageSizeProps = { list: Page<unknown>; page: Cursor | undefined; onChoose: () => void }

const sizes = ['25', String(itemsPerPage), '100'].map((value) => ({ value, label: value }))

/** Chooses how many rows a page has. A change leads to the first page. */
export function PageSize({ list, page, onChoose }: PageSizeProps) {
  const navigate = useNavigate()
  const size = String(chosenSize(page) ?? itemsPerPage)

  function choose(chosen: string) {
    const search = (before: Record<string, unknown>) => ({ ...before, page: firstPage(Number(chosen)) })
    navigate({ to: '.', search: search as never, state: {} })
    onChoose()
  }

  return (
    <section className="grid gap-2 text-sm">
      {list.isOwnSize ? (
        <p className="text-muted">This explorer sets the number of rows itself.</p>
      ) : (
        <span>
          <Segmented label="Rows per page" value={size} options={sizes} onChange={choose} />
        </span>
      )}
    </section>
  )
}
