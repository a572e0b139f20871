import type { QueryKey } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { useState } from 'react'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import type { Page } from '#interfaces/explorer/wire/page.ts'
import { DialogBoundary } from '#ui/feedback/dialog/DialogBoundary.tsx'
import { Button } from '#ui/form/Button.tsx'
import type { CsvList } from './CsvList.ts'
import { PageSize } from './PageSize.tsx'

const CsvDialog = lazyRouteComponent(() => import('./CsvDialog.tsx'), 'CsvDialog')

type ListOptionsProps<Row, Key extends QueryKey> = {
  list: Page<Row>
  page: Cursor | undefined
  csv: CsvList<Row, Key>
}

/** The choice of the page size, and the button for the download of a list. */
export function ListOptions<Row, Key extends QueryKey>({ list, page, csv }: ListOptionsProps<Row, Key>) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <PageSize list={list} page={page} />
      <Button size="small" tone="quiet" onClick={() => setOpen(true)}>
        <span>
          <span className="max-sm:sr-only">Download</span> CSV
        </span>
      </Button>
      {isOpen && (
        <DialogBoundary onClose={close}>
          <CsvDialog list={csv as unknown as CsvList<unknown, QueryKey>} onClose={close} />
        </DialogBoundary>
      )}
    </>
  )
}
