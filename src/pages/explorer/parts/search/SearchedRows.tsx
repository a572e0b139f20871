import {
  type FetchQueryOptions,
  type QueryKey,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Cursor, firstPage } from '#interfaces/explorer/wire/cursor.ts'
import type { Page } from '#interfaces/explorer/wire/page.ts'
import { formatCount } from '#lib/format/count.ts'
import { hashKey } from '#lib/requests/queryClient.ts'
import { failureSentence } from '#ui/feedback/failure/Failure.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Button } from '#ui/form/Button.tsx'
import { type Leg, searchLeg } from './searchLeg.ts'

type SearchedRowsProps<Row, Key extends QueryKey> = {
  /** What is searched, as a word: "transactions". */
  what: string
  /** What the found rows depend on beside the list. */
  criteria: unknown
  pageQuery: (page: Cursor | undefined) => FetchQueryOptions<Page<Row>, Error, Page<Row>, Key>
  matches: (row: Row) => boolean
  /** Rows before it are not asked for. */
  since: Date | null
  /** Whether rows without a time are left out, because a period is asked for. */
  isTimed: boolean
  keyOf: (row: Row) => string
  children: (rows: readonly Row[], empty: string, isComplete: boolean) => ReactNode
}

/** The largest pages that explorers send, so that a search needs few requests. */
const largest = firstPage(100)

/**
 * The rows of a list that match, where the explorer cannot search it: its pages are read one after the other, some at a
 * time. It says which part was searched and offers to go on, so that a part is never told as the whole.
 */
export function SearchedRows<Row extends { timestamp: Date | null }, Key extends QueryKey>(
  props: SearchedRowsProps<Row, Key>,
) {
  const queryKey = ['explorer', 'searched', props.pageQuery(largest).queryKey, props.criteria]
  return <Search key={hashKey(queryKey)} queryKey={queryKey} {...props} />
}

function Search<Row extends { timestamp: Date | null }, Key extends QueryKey>({
  queryKey,
  what,
  pageQuery,
  matches,
  since,
  isTimed,
  keyOf,
  children,
}: SearchedRowsProps<Row, Key> & { queryKey: QueryKey }) {
  const client = useQueryClient()
  const search = (from: Cursor | undefined, signal: AbortSignal) =>
    searchLeg({
      ask: (page) => client.fetchQuery({ ...pageQuery(page), staleTime: 60_000 }),
      from,
      keyOf,
      matches,
      isPast: ({ timestamp }) => since !== null && timestamp !== null && timestamp < since,
      isUntimed: ({ timestamp }) => isTimed && timestamp === null,
      signal,
    })
  const first = useSuspenseQuery({
    queryKey,
    queryFn: ({ signal }) => search(largest, signal),
    // The rows of later legs follow on these.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [later, setLater] = useState<readonly Leg<Row>[]>([])
  const legs = [first.data, ...later]
  const next = legs.at(-1)?.next ?? null
  const [further, setFurther] = useState<{ isPending: boolean; error?: unknown }>({ isPending: false })

  async function searchFurther() {
    setFurther({ isPending: true })
    try {
      const leg = await search(next ?? undefined, new AbortController().signal)
      setLater([...later, leg])
      setFurther({ isPending: false })
    } catch (error) {
      setFurther({ isPending: false, error })
    }
  }

  const rows = [...new Map(legs.flatMap(({ found }) => found).map((row) => [keyOf(row), row])).values()]
  const isComplete = next === null
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-2 text-xs text-muted">
        <span role="status">
          <SearchedPart legs={legs} what={what} since={isComplete ? since : null} isComplete={isComplete} />{' '}
          {formatCount(rows.length)} {rows.length === 1 ? 'matches' : 'match'}.
          {further.error !== undefined && (
            <span className="text-down"> {failureSentence(further.error)}</span>
          )}
        </span>
        {!isComplete && (
          <Button size="small" tone="quiet" busy={further.isPending} onClick={() => void searchFurther()}>
            Search further
          </Button>
        )}
      </div>
      {children(rows, isComplete ? `No ${what} match.` : 'No matches in this part.', isComplete)}
    </>
  )
}

type SearchedPartProps = {
  legs: readonly Leg<{ timestamp: Date | null }>[]
  what: string
  since: Date | null
  isComplete: boolean
}

/** Which part of the list was searched, and what was missing in it. */
function SearchedPart({ legs, what, since, isComplete }: SearchedPartProps) {
  const count = formatCount(legs.reduce((sum, { searched }) => sum + searched, 0))
  const skipped = legs.reduce((sum, leg) => sum + leg.skipped, 0)
  const untimed = legs.reduce((sum, leg) => sum + leg.untimed, 0)
  const oldest = legs.findLast(({ last }) => last !== null)?.last?.timestamp ?? null
  return (
    <>
      {isComplete && since && (
        <>
          Searched all {what} since <Time at={since} style="full" />.
        </>
      )}
      {isComplete && !since && `Searched all ${count} ${what}.`}
      {!isComplete && (
        <>
          Searched the newest {count} {what}
          {oldest && (
            <>
              , back to <Time at={oldest} style="full" />
            </>
          )}
          . There are more.
        </>
      )}
      {untimed > 0 && ` ${formatCount(untimed)} without a time ${untimed === 1 ? 'is' : 'are'} left out.`}
      {skipped > 0 && ` ${formatCount(skipped)} could not be read.`}
      {legs.some(({ isPartial }) => isPartial) && ' The explorer does not have all of them.'}
    </>
  )
}
