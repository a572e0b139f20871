import { useQuery } from '@tanstack/react-query'
import type { LendingEvent, ScoreReason } from '#domain/lending/action/lendingEvent.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatMoment } from '#lib/format/time.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { scoreReason } from '#pages/lending/activity/eventWords.ts'
import { userEventsQuery } from '#pages/lending/data/lendingEvents.ts'
import { Plot } from '#ui/charts/Plot.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { UnreadableRows } from '#ui/table/UnreadableRows.tsx'

type ScoreLineProps = { address: Address; score: number }

/** The most changes to draw, so that a phone shows them apart. */
const most = 40

/** The score after each change, as a line, with the events that moved it as dots. */
export function ScoreLine({ address, score }: ScoreLineProps) {
  const { data, error, refetch } = useQuery(userEventsQuery(address))
  const steps = data && scoreSteps(data.events)
  return (
    <div
      className={`grid content-center border-t text-sm ${steps?.length === 0 ? '' : 'min-h-48 px-4 py-3'}`}
    >
      {steps ? (
        <>
          <Line steps={steps} score={score} fromBlock={data.fromBlock} />
          <UnreadableRows count={data.unreadable} />
        </>
      ) : error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : (
        <p className="text-muted">Loading score changes</p>
      )}
    </div>
  )
}

/** A change of a credit score. */
type ScoreStep = {
  before: number
  after: number
  reason: ScoreReason
  /** Null where the node does not report it. */
  at: Date | null
  block: number
  index: number
}

/** The changes of a score among the events of an account, which come newest first, in the order they happened. */
function scoreSteps(events: readonly LendingEvent[]): ScoreStep[] {
  return events
    .flatMap((event) => {
      if (event.kind !== 'score') return []
      const { before, after, reason, at, block, index } = event
      return [{ before, after, reason, at, block, index }]
    })
    .toReversed()
}

type LineProps = { steps: readonly ScoreStep[]; score: number; fromBlock: number }

function Line({ steps, score, fromBlock }: LineProps) {
  const since = fromBlock > 0 ? ` since block ${formatCount(fromBlock)}` : ''
  const shown = steps.slice(-most)
  const [first] = shown
  const last = shown.at(-1)
  if (!first || !last) return <Empty>{`The score of ${score} has not changed${since || ' yet'}.`}</Empty>
  const raised = shown.filter(({ before, after }) => after > before).length
  const lowered = shown.filter(({ before, after }) => after < before).length
  return (
    <div className="grid gap-2">
      <Plot
        kind="steps"
        label="Credit score"
        points={[{ label: `Before ${placeOf(first)}`, value: first.before }, ...shown.map(pointOf)]}
        format={String}
      />
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
        <Key tone="bg-up">{`Raised ${timesText(raised)}`}</Key>
        <Key tone="bg-down">{`Lowered ${timesText(lowered)}`}</Key>
        <span>{`Last: ${last.before} to ${last.after}, ${scoreReason[last.reason]}`}</span>
        {score !== last.after && <span>{`Now ${score}; the pool records it with the next action`}</span>}
        {(since !== '' || shown.length < steps.length) && (
          <span>{shown.length < steps.length ? `The last ${most} changes` : `Changes${since}`}</span>
        )}
      </p>
    </div>
  )
}

function pointOf(step: ScoreStep) {
  const { before, after, reason } = step
  return {
    label: `${placeOf(step)}, ${scoreReason[reason]}`,
    value: after,
    ...(after !== before && { mark: after > before ? ('up' as const) : ('down' as const) }),
  }
}

/** The label of a change: its time, and for two changes in one second their place in the block. */
function placeOf({ at, block, index }: ScoreStep): string {
  return at ? formatMoment(at) : `block ${formatCount(block)}, log ${index}`
}

function timesText(count: number): string {
  return count === 1 ? 'once' : `${formatCount(count)} times`
}

function Key({ tone, children }: { tone: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`size-2 rounded-full ${tone}`} aria-hidden="true" />
      {children}
    </span>
  )
}
