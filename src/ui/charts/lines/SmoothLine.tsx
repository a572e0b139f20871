import { monotonePath } from './monotonePath.ts'

type LinePoint = { label: string; value: number }

type SmoothLineProps = {
  /** What the line shows, for screen readers: "Transactions per day". */
  label: string
  /** Oldest first. Without points only the base line is drawn, at the same height. */
  points: readonly LinePoint[]
  /** Formats a value for the titles of the points. */
  format: (value: number) => string
}

const width = 600
const height = 64
const ground = height - 1

/**
 * A smooth line chart of a quantity over time, above a base line at zero, as wide as its container. The title of each point
 * has its value. It needs no chart library.
 */
export function SmoothLine({ label, points, format }: SmoothLineProps) {
  const highest = Math.max(...points.map(({ value }) => value), 0)
  const step = width / Math.max(1, points.length - 1)
  const y = (value: number) => (highest === 0 ? ground : ground - (value / highest) * (ground - 4))
  const path = monotonePath(points.map(({ value }, index) => ({ x: index * step, y: y(value) })))
  const [first, last] = [points[0], points.at(-1)]
  const said =
    first && last
      ? `${label}: ${format(first.value)} on ${first.label}, ${format(last.value)} on ${last.label}`
      : label
  return (
    <svg
      role="img"
      aria-label={said}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="block h-16 w-full fill-none"
    >
      <path d={`M0 ${ground}H${width}`} className="stroke-line" vectorEffect="non-scaling-stroke" />
      {points.length > 1 && (
        <path
          d={path}
          strokeWidth="2"
          className="animate-appear stroke-accent"
          vectorEffect="non-scaling-stroke"
        />
      )}
      {points.map(({ label: name, value }, index) => (
        <rect
          key={name}
          x={(index - 0.5) * step}
          width={step}
          height={height}
          className="fill-transparent hover:fill-accent/10"
        >
          <title>{`${name}: ${format(value)}`}</title>
        </rect>
      ))}
    </svg>
  )
}
