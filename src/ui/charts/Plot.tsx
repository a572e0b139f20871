type PlotPoint = {
  /** Unique among the points. */
  label: string
  /** Null is unknown and drawn as a gap. */
  value: number | null
  /** Draws a dot where its step begins, in the colour of a rise or a fall. */
  mark?: 'up' | 'down'
}

type PlotProps = {
  kind: 'bars' | 'steps'
  /** Oldest first. Numbers only position pixels; `format` writes the titles. */
  points: readonly PlotPoint[]
  /** What the chart shows, for screen readers. */
  label: string
  /** Formats a value for the axis and the titles. */
  format: (value: number) => string
}

const width = 600
const height = 120

/** A small chart without a library: bars from zero, or a line in steps. The title of each point has its value. */
export function Plot({ kind, points, label, format }: PlotProps) {
  const values = points.map(({ value }) => value)
  const known = values.filter((value) => value !== null)
  const [lowest, highest] = [Math.min(...known), Math.max(...known)]
  const [first, last] = [points[0]?.label, points.at(-1)?.label]
  const base = kind === 'bars' ? 0 : lowest
  const y = heightScale(base, highest)
  const step = width / points.length
  return (
    <figure className="min-w-0">
      <div className="flex gap-2">
        <svg
          role="img"
          aria-label={`${label}: from ${first} to ${last}, between ${format(lowest)} and ${format(highest)}`}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="h-30 min-w-0 flex-1"
        >
          {kind === 'steps' && (
            <path
              d={stepsPath(values, step, y)}
              className="fill-none stroke-accent"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
            />
          )}
          {points.map(({ label: name, value, mark }, index) => (
            <g key={name} className="group/bar">
              {kind === 'bars' && value !== null && <Bar x={index * step} width={step} top={y(value)} />}
              {mark && value !== null && <Mark x={index * step} y={y(value)} tone={mark} />}
              <PointTitle
                x={index * step}
                width={step}
                title={`${name}: ${value === null ? 'unknown' : format(value)}`}
              />
            </g>
          ))}
        </svg>
        <div aria-hidden className="flex flex-col justify-between text-right text-xs text-faint">
          <span>{format(highest)}</span>
          <span>{format(base)}</span>
        </div>
      </div>
      <figcaption aria-hidden className="flex justify-between pt-1 text-xs text-faint">
        <span>{first}</span>
        <span>{last}</span>
      </figcaption>
    </figure>
  )
}

function Bar({ x, width, top }: { x: number; width: number; top: number }) {
  return (
    <rect
      x={x + width * 0.1}
      width={width * 0.8}
      y={top}
      height={Math.max(0, height - top)}
      className="fill-accent/70 group-hover/bar:fill-accent"
    />
  )
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

/** The full height of a point reacts to the pointer and shows its title. */
function PointTitle({ x, width, title }: { x: number; width: number; title: string }) {
  return (
    <rect
      x={x}
      width={width}
      y="0"
      height={height}
      className="fill-transparent group-hover/bar:fill-accent/10"
    >
      <title>{title}</title>
    </rect>
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
