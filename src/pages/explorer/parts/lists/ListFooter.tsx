import type { QueryKey } from '@tanstack/react-query'
import type { Cursor, Page } from '#interfaces/explorer/wire/page.ts'
import { formatCount } from '#lib/format/count.ts'
import type { CsvList } from '#pages/explorer/parts/csv/CsvList.ts'
import { ListOptions } from '#pages/explorer/parts/csv/ListOptions.tsx'
import { ListPager } from './ListPager.tsx'

type ListFooterProps<Row, Key extends QueryKey> = {
  label: string
  list: Page<Row>
  page: Cursor | undefined
  csv: CsvList<Row, Key> | undefined
}

/** What stands under a list: its pages, and what can be done with all of it. */
export function ListFooter<Row, Key extends QueryKey>({ label, list, page, csv }: ListFooterProps<Row, Key>) {
  const { items, next, skipped } = list
  const options = csv && items.length > 0 && <ListOptions list={list} page={page} csv={csv} />
  if (next !== null || page !== undefined || skipped > 0) {
    return <ListPager label={label} list={list} page={page} options={options} />
  }
  return (
    options && (
      <div className="flex min-h-11 items-center gap-2 border-t px-4 text-xs text-faint">
        {formatCount(items.length)} shown {options}
      </div>
    )
  )
}
