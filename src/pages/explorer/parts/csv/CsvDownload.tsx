import type { QueryKey } from '@tanstack/react-query'
import { saveCsv } from '#lib/browser/saveCsv.ts'
import { formatCount } from '#lib/format/count.ts'
import { failureSentence } from '#ui/feedback/failure/Failure.tsx'
import { Button } from '#ui/form/Button.tsx'
import type { CsvList } from './CsvList.ts'
import { type CsvProgress, useCsvWalk } from './useCsvWalk.ts'

type CsvDownloadProps<Row, Key extends QueryKey> = { list: CsvList<Row, Key> }

/** Collects all rows of a list and saves them as a CSV file. It can be stopped, and what is there saved. */
export function CsvDownload<Row, Key extends QueryKey>({ list }: CsvDownloadProps<Row, Key>) {
  const { progress, start, stop, file } = useCsvWalk(list)
  const isWalking = progress?.state === 'walking'
  const goesOn = progress?.state === 'stopped' || progress?.state === 'failed' || progress?.state === 'full'
  const count = progress?.rows ?? 0
  return (
    <section className="grid gap-3 text-sm">
      <div className="grid gap-1">
        <h3 className="font-semibold">Download as CSV</h3>
        <p className="text-muted">
          All rows that match the filters, with full hashes, exact figures and times in UTC.
        </p>
      </div>
      <p role="status">{progress ? sentence(progress) : 'The list is read page by page.'}</p>
      {isWalking && <div className="h-1 rounded-full bg-accent motion-safe:animate-pulse" />}
      <div className="flex flex-wrap gap-2">
        {progress === null && (
          <Button tone="primary" onClick={start}>
            Read the list
          </Button>
        )}
        {isWalking && <Button onClick={stop}>Stop</Button>}
        {progress && !isWalking && (
          <Button tone="primary" disabled={count === 0} onClick={() => saveCsv(list.name, file())}>
            Save {formatCount(count)} {count === 1 ? 'row' : 'rows'}
          </Button>
        )}
        {goesOn && <Button onClick={start}>Go on</Button>}
      </div>
    </section>
  )
}

function sentence({ state, rows, skipped, isPartial, error }: CsvProgress): string {
  const read = `${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}`
  const left = skipped > 0 ? ` ${formatCount(skipped)} unreadable left out.` : ''
  if (state === 'walking') return `${read} so far…`
  if (state === 'done')
    return `${read}: ${isPartial ? 'all that the explorer has; some are missing' : 'the whole list'}.${left}`
  if (state === 'full') return `${read}, and the list goes on. Save these first.${left}`
  if (state === 'stopped') return `Stopped after ${read}; the list goes on.${left}`
  return `${failureSentence(error)} ${read} so far.${left}`
}
