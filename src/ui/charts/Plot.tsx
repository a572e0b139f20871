import { type PointerEvent, useState } from 'react'
import { niceEnds, niceTop, usualHighest } from './niceTop.ts'
import { CutValue, plotHeight as height, PlotBar } from './PlotBar.tsx'
import { PlotFoot } from './PlotFoot.tsx'

export type PlotPoint = {
  /** Unique among the points. */
  label: string
  /** Null is unknown and drawn as a gap. */
  value: number | null
  /** Its short name, below its bar where there are few. */
  tick?: string
  /** Of a period that is not over: its bar is an outline. */
  isOpen?: boolean
  /** Draws a dot where its step begins, in the colour of a rise or a fall. */
  mark?: 'up' | 'down'
}

export type PlotProps = {
  kind: 'bars' | 'steps'
  /** Oldest first. Numbers only position pixels; `format` writes the titles. None while they are read. */
  points: readonly PlotPoint[]
  /** What the chart shows, for screen readers. */
  label: string
  /** Formats a value for the axis and the titles. */
  format: (value: number) => string
  /** Formats a value for the axis, where `format` is too long for it. */
  formatAxis?: ((value: number) => string) | undefined
  /** The least height of the scale as a share of the largest value, so that a tiny change is not drawn as a cliff. */
  leastSpan?: number
  size?: keyof typeof sizes
  /** Its values are listed below it, so that it needs no table of its own. */
  isListed?: boolean
}

const sizes = { low: 'h-16', usual: 'h-30', tall: 'h-40 max-lg:h-30' }

const width = 600

/**
 * A small chart without a library: bars from zero, or a line in steps. Few bars far above all others are cut, and the
 * tallest says its value. Its last line shows the value under the pointer
 * or the finger, and opens a table of all values where none is on the page.
 */
export function Plot(props: PlotProps) {
  const { points, label, format, size = 'usual', isListed = false } = props
  const [read, setRead] = useState<number | null>(null)
  const at = read === null ? undefined : points[read]
  return (
    <figure className="@container min-w-0">
      <div className={`flex gap-2 has-[[data-cut]]:pt-4 ${sizes[size]}`}>
        {points.length > 0 && <Drawing {...props} read={read} onRead={setRead} />}
      </div>
      <PlotFoot
        label={label}
        ends={ticksOf(points) ?? [points[0]?.label, points.at(-1)?.label]}
        reading={at && textOf(at, props)}
        rows={(isListed ? [] : points)
          .toReversed()
          .map(({ label: name, value }) => [name, value === null ? 'Unknown' : format(value)])}
      />
    </figure>
  )
}

/** The most bars with a name below each. */
const mostTicks = 10

function ticksOf(points: readonly PlotPoint[]) {
  if (points.length > mostTicks) return undefined
  return points.every(({ tick }) => tick) ? points.map(({ tick }) => tick) : undefined
}

function textOf({ label, value }: PlotPoint, { kind, points, format }: PlotProps): string {
  if (value === null) return `${label}: unknown`
  const isCut = kind === 'bars' && value > topOf(knownOf(points))
  return `${label}: ${format(value)}${isCut ? ', taller than the scale' : ''}`
}

function knownOf(points: readonly PlotPoint[]) {
  return points.flatMap(({ value }) => value ?? [])
}

/** The highest value on the scale of bars: higher ones are cut. */
function topOf(known: readonly number[]) {
  return niceTop(usualHighest(known))
}

type DrawingProps = PlotProps & { read: number | null; onRead: (index: number | null) => void }

function Drawing(props: DrawingProps) {
  const { kind, points, label, format, formatAxis = format, leastSpan = 0, size, read, onRead } = props
  const values = points.map(({ value }) => value)
  const known = knownOf(points)
  const [lowest, highest] = [Math.min(...known), Math.max(...known)]
  const [base, top] =
    kind === 'bars' ? [0, topOf(known)] : niceEnds(...widened(lowest, highest, highest * leastSpan))
  const y = heightScale(base, top)
  const step = width / points.length
  const hasMiddle = kind === 'bars' && size !== 'low' && hasHalf(top)

  function readAt({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) {
    const box = currentTarget.getBoundingClientRect()
    const index = Math.floor(((clientX - box.left) / box.width) * points.length)
    onRead(Math.max(0, Math.min(points.length - 1, index)))
  }

  return (
    <>
      <div className="relative min-w-0 flex-1">
        <svg
          role="img"
          aria-label={`${label}: from ${points[0]?.label} to ${points.at(-1)?.label}, between ${format(lowest)} and ${format(highest)}`}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="size-full touch-pan-y"
          onPointerDown={readAt}
          onPointerMove={readAt}
          // What a finger chose stays when it is lifted.
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onRead(null)}
        >
          {base < top && (
            <path
              d={`M0 4H${width}${hasMiddle ? `M0 ${height / 2}H${width}` : ''}M0 ${height - 4}H${width}`}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          )}
          {kind === 'steps' && (
            <path
              d={stepsPath(values, step, y)}
              className="fill-none stroke-accent"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
            />
          )}
          {points.map((point, index) => (
            <g key={point.label}>
              {kind === 'bars' && point.value !== null && (
                <PlotBar
                  x={index * step}
                  width={step}
                  top={y(Math.min(point.value, top))}
                  isCut={point.value > top}
                  isOpen={point.isOpen}
                />
              )}
              {point.mark && point.value !== null && (
                <Mark x={index * step} y={y(point.value)} tone={point.mark} />
              )}
              <rect
                x={index * step}
                width={step}
                y="0"
                height={height}
                className={index === read ? 'fill-accent/15' : 'fill-transparent'}
              >
                <title>{textOf(point, props)}</title>
              </rect>
            </g>
          ))}
        </svg>
        {kind === 'bars' && highest > top && (
          <CutValue at={(values.indexOf(highest) + 0.5) / points.length}>{formatAxis(highest)}</CutValue>
        )}
      </div>
      <div
        aria-hidden
        className="-my-1 flex min-w-11 @max-3xs:min-w-0 flex-col justify-between text-right text-xs text-faint"
      >
        {base < top && <span>{formatAxis(top)}</span>}
        {hasMiddle && <span>{formatAxis(top / 2)}</span>}
        <span className="my-auto not-first:my-0">{formatAxis(base)}</span>
      </div>
    </>
  )
}

/** Whether half of it can be counted: there is no half of one transaction. */
function hasHalf(top: number): boolean {
  return !Number.isInteger(top) || Number.isInteger(top / 2)
}

/** The ends of a scale at least so high; all that is equal needs none. */
function widened(lowest: number, highest: number, least: number): [number, number] {
  const missing = least - (highest - lowest)
  return lowest === highest || missing <= 0
    ? [lowest, highest]
    : [lowest - missing / 2, highest + missing / 2]
}

/** A dot: a line without length, so that the stretched drawing leaves it round. */
function Mark({ x, y, tone }: { x: number; y: number; tone: 'up' | 'down' }) {
  return (
    <path
      d={`M${x.toFixed(1)} ${y.toFixed(1)}h0`}
      className={tone === 'up' ? 'stroke-up' : 'stroke-down'}
      strokeWidth="7"
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
    />
  )
}

/** Maps values from `low` to `high` to vertical positions, with a margin of four units. */
function heightScale(low: number, high: number) {
  return (value: number) => {
    if (high === low) return high === 0 ? height : height / 2
    return 4 + (1 - (value - low) / (high - low)) * (height - 8)
  }
}

function stepsPath(values: readonly (number | null)[], step: number, y: (value: number) => number) {
  return values
    .map((value, index) => {
      if (value === null) return ''
      const from = (index * step).toFixed(1)
      const to = ((index + 1) * step).toFixed(1)
      return `${(values[index - 1] ?? null) === null ? 'M' : 'L'}${from} ${y(value).toFixed(1)}H${to}`
    })
    .join('')
}
