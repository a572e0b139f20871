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

const titles = ['Rows per page', 'Download CSV'] as const

/** What the dialog of a list is for. */
export type ListDialogTitle = (typeof titles)[number]

/** The buttons that open the dialogs for the page size and the download of a list. */
export function ListOptions<Row, Key extends QueryKey>(props: ListOptionsProps<Row, Key>) {
  const [open, setOpen] = useState<ListDialogTitle>()
  const close = () => setOpen(undefined)
  return (
    <>
      {titles.map((title) => (
        <Button key={title} size="small" tone="quiet" onClick={() => setOpen(title)}>
          {title}
        </Button>
      ))}
      {open && (
        <DialogBoundary onClose={close}>
          <ListDialog
            {...(props as unknown as ListOptionsProps<unknown, QueryKey>)}
            title={open}
            onClose={close}
          />
        </DialogBoundary>
      )}
    </>
  )
}
