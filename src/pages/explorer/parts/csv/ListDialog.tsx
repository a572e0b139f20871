import type { QueryKey } from '@tanstack/react-query'
import { Dialog } from '#ui/feedback/dialog/Dialog.tsx'
import { CsvDownload } from './CsvDownload.tsx'
import type { ListDialogTitle, ListOptionsProps } from './ListOptions.tsx'
import { PageSize } from './PageSize.tsx'

type ListDialogProps<Row, Key extends QueryKey> = ListOptionsProps<Row, Key> & {
  title: ListDialogTitle
  onClose: () => void
}

/** Sets how many rows a page of a list has, or downloads all rows as a CSV file. */
export function ListDialog<Row, Key extends QueryKey>(props: ListDialogProps<Row, Key>) {
  const { list, page, csv, title, onClose } = props
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      {title === 'Rows per page' ? (
        <PageSize list={list} page={page} onChoose={onClose} />
      ) : (
        <CsvDownload list={csv} />
      )}
    </Dialog>
  )
}
