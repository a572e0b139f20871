import type { QueryKey } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { useState } from 'react'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import type { Page } from '#interfaces/explorer/wire/page.ts'
import { DialogBoundary } from '#ui/feedback/dialog/DialogBoundary.tsx'
import { Button } from '#ui/form/Button.tsx'
import type { CsvList } from './CsvList.ts'

const ListDialog = lazyRouteComponent(() => import('./ListDialog.tsx'), 'ListDialog')

export type ListOptionsProps<Row, Key extends QueryKey> = {
  list: Page<Row>
  page: Cursor | undefined
  csv: CsvList<Row, Key>
}

/** A button that opens the dialog for the page size and the download of a list. */
export function ListOptions<Row, Key extends QueryKey>(props: ListOptionsProps<Row, Key>) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button size="small" tone="quiet" onClick={() => setIsOpen(true)}>
        Rows per page · Download CSV
      </Button>
      {isOpen && (
        <DialogBoundary onClose={close}>
          <ListDialog {...(props as unknown as ListOptionsProps<unknown, QueryKey>)} onClose={close} />
        </DialogBoundary>
      )}
    </>
  )
}
