import type { QueryKey } from '@tanstack/react-query'
import { Dialog } from '#ui/feedback/dialog/Dialog.tsx'
import { CsvDownload } from './CsvDownload.tsx'
import type { CsvList } from './CsvList.ts'

type CsvDialogProps<Row, Key extends QueryKey> = { list: CsvList<Row, Key>; onClose: () => void }

/** Downloads all rows of a list as a CSV file. */
export function CsvDialog<Row, Key extends QueryKey>({ list, onClose }: CsvDialogProps<Row, Key>) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Download CSV">
      <CsvDownload list={list} />
    </Dialog>
  )
}
