import type { QueryKey } from '@tanstack/react-query'
import { saveCsv } from '#lib/browser/saveCsv.ts'
import { countOf } from '#lib/format/count.ts'
import { failureSentence } from '#ui/feedback/failure/Failure.tsx'
import { Button } from '#ui/form/Button.tsx'
import type { CsvList } from './CsvList.ts'
import { csvFileName } from './csvFileName.ts'
import { type CsvProgress, useCsvWalk } from './useCsvWalk.ts'

type CsvDownloadProps<Row, Key extends QueryKey> = { list: CsvList<Row, Key> }

/** Fetches all rows of a list and saves them as a CSV file. The user can stop and save the rows fetched so far. */
export function CsvDownload<Row, Key extends QueryKey>({ list }: CsvDownloadProps<Row, Key>) {
  const { progress, start, stop, file } = useCsvWalk(list)
  const isWalking = progress?.state === 'walking'
  const goesOn = progress?.state === 'stopped' || progress?.state === 'failed' || progress?.state === 'full'
  const count = progress?.rows ?? 0
  return (
    <section className="grid gap-3 text-sm">
      <p className="text-muted">
        All rows that match the filters, with full hashes, exact amounts and times in UTC.
      </p>
      <p role="status">
        {progress ? sentence(progress) : 'Large lists take a while: the explorer sends them page by page.'}
      </p>
      {isWalking && <div className="h-1 rounded-full bg-accent motion-safe:animate-pulse" />}
      <div className="flex flex-wrap gap-2">
        {progress === null && (
          <Button tone="primary" onClick={start}>
            Download CSV
          </Button>
        )}
        {isWalking && <Button onClick={stop}>Stop</Button>}
        {progress && !isWalking && (
          <Button
            tone="primary"
            disabled={count === 0}
            onClick={() => saveCsv(csvFileName(list.name, location), file())}
          >
            Save {countOf(count, 'row')}
          </Button>
        )}
        {goesOn && <Button onClick={start}>Continue</Button>}
      </div>
    </section>
  )
}

function sentence({ state, rows, skipped, repeated, isPartial, error }: CsvProgress): string {
  const read = countOf(rows, 'row')
  const left =
    (skipped > 0 ? ` Without ${countOf(skipped, 'unreadable row')}.` : '') +
    (repeated > 0 ? ` Without ${countOf(repeated, 'repeated row')}.` : '')
  if (state === 'walking') return `${read} so far…`
  if (state === 'done')
    return `${read}: ${isPartial ? 'the explorer does not have all of them' : 'the complete list'}.${left}`
  if (state === 'full') return `${read}, and there are more. Save these first.${left}`
  if (state === 'stopped') return `Stopped after ${read}. There are more.${left}`
  return `${failureSentence(error)} ${read} so far.${left}`
}
