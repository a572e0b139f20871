import { useQuery } from '@tanstack/react-query'
import { statsQuery } from '#interfaces/explorer/chain/stats.ts'
import { now } from '#lib/browser/clock.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatDuration, formatMoment, formatPace } from '#lib/format/time.ts'
import { Figure } from '#ui/figures/Figure.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'

type BlockCountdownProps = { number: number; newest: number }

/** The latest date that JavaScript can represent, in epoch milliseconds. */
const latestTime = 8_640_000_000_000_000

/** A future block: how many blocks are left until it, and when it is expected at the average block time. */
export function BlockCountdown({ number, newest }: BlockCountdownProps) {
  const { data: stats } = useQuery({ ...statsQuery(), staleTime: 60_000 })
  const left = number - newest
  const time = stats?.averageBlockTime ?? null
  const due = time === null ? null : now() + left * time
  return (
    <Panel title="Countdown" bare source="node">
      <p role="status" className="border-b px-4 py-3 text-sm text-muted [&_a]:underline">
        Block {formatCount(number)} is not mined yet. The newest is <BlockLink number={newest} />.
      </p>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 px-4 py-4 sm:flex sm:gap-x-10">
        <Figure label="Blocks to go" size="large">
          {formatCount(left)}
        </Figure>
        <Figure
          label="Expected in about"
          size="large"
          note={due !== null && due <= latestTime && formatMoment(new Date(due))}
        >
          {time === null ? <Unknown /> : formatDuration(left * time)}
        </Figure>
        <Figure label="Average block time" size="large">
          {time === null ? <Unknown /> : formatPace(time)}
        </Figure>
      </div>
    </Panel>
  )
}
