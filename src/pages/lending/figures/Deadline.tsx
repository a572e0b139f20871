import { useSyncExternalStore } from 'react'
import { now, subscribeClock } from '#lib/browser/clock.ts'
import { formatDuration, formatMinute, formatMoment, formatStamp } from '#lib/format/time.ts'
import { wantedTime } from '#ui/figures/Time.tsx'

type DeadlineProps = {
  at: Date
  /** Only the time of the clock, where another deadline beside it says how long that is. */
  short?: boolean
  /** Only how long that is; the title says the time of the clock. */
  brief?: boolean
  /** What else the title says. */
  also?: string
}

/** A time to come, in the minute it is reached: "in 58 min (12:12 UTC)"; with its date unless that is today. */
export function Deadline({ at, short = false, brief = false, also = '' }: DeadlineProps) {
  const text = useSyncExternalStore(subscribeClock, () => deadlineText(at, now(), short, brief))
  return (
    <time className="whitespace-nowrap" dateTime={at.toISOString()} title={formatMoment(at) + also}>
      {text}
    </time>
  )
}

function deadlineText(at: Date, from: number, isShort: boolean, isBrief: boolean): string {
  const isLocal = wantedTime() === 'local'
  const [stamp, today] = [at, new Date(from)].map((each) => formatStamp(each, isLocal ? 'local' : 'utc')) as [
    string,
    string,
  ]
  const isToday = stamp.slice(0, 10) === today.slice(0, 10)
  const shown = stamp.slice(isToday ? 11 : 0, 16)
  const clock = isLocal ? `${shown} local` : isToday ? `${shown} UTC` : formatMinute(at)
  const left = at.getTime() - from
  if (isShort || left <= 0) return clock
  return isBrief ? `in ${leftText(left)}` : `in ${leftText(left)} (${clock})`
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/** How long that is, of a part of a day in hours and minutes: an hour less may be one too few to pay in. */
function leftText(left: number): string {
  const rest = left % hour
  if (left < hour || left >= day || rest < minute) return formatDuration(left)
  return `${formatDuration(left - rest)} ${formatDuration(rest)}`
}
