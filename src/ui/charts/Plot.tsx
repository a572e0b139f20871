type PlotPoint = { label: string; value: number }

type PlotProps = {
  kind: 'bars' | 'steps'
  /** Oldest first. Numbers are good enough for pixels; exact values are in the table or the title. */
  points: readonly PlotPoint[]
  /** What it shows, in words. */
  label: string
  /** A value in words. */
  format: (value: number) => string
}

const width = 600
const height = 120

/** A small chart without a library: bars from zero, or a line in steps. The title of each point has its value. */
export function Plot({ kind, points, label, format }: PlotProps) {
  const values = points.map(({ value }) => value)
  const high = Math.max(...values)
  const low = kind === 'bars' ? 0 : Math.min(...values)
  const y = (value: number) =>
    high === low ? (high === 0 ? height : height / 2) : 4 + (1 - (value - low) / (high - low)) * (height - 8)
  const step = width / points.length
  return (
    <figure className="min-w-0">
      <div className="flex gap-2">
        <svg
          role="img"
          aria-label={`${label}: from ${points[0]?.label} to ${points.at(-1)?.label}, between ${format(Math.min(...values))} and ${format(Math.max(...values))}`}
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
          {points.map(({ label: name, value }, index) => (
            <g key={name} className="group/bar">
              {kind === 'bars' && (
                <rect
                  x={index * step + step * 0.1}
                  width={step * 0.8}
                  y={y(value)}
                  height={Math.max(0, height - y(value))}
                  className="fill-accent/70 group-hover/bar:fill-accent"
                />
              )}
              <rect
                x={index * step}
                width={step}
                y="0"
                height={height}
                className="fill-transparent group-hover/bar:fill-accent/10"
              >
                <title>{`${name}: ${format(value)}`}</title>
              </rect>
            </g>
          ))}
        </svg>
        <div aria-hidden className="flex flex-col justify-between text-right text-xs text-faint">
          <span>{format(high)}</span>
          <span>{format(low)}</span>
        </div>
      </div>
      <figcaption aria-hidden className="flex justify-between pt-1 text-xs text-faint">
        <span>{points[0]?.label}</span>
        <span>{points.at(-1)?.label}</span>
      </figcaption>
    </figure>
  )
}

function stepsPath(values: readonly number[], step: number, y: (value: number) => number) {
  return values
    .map((value, index) => {
      const from = (index * step).toFixed(1)
      const to = ((index + 1) * step).toFixed(1)
      return `${index === 0 ? 'M' : 'L'}${from} ${y(value).toFixed(1)}H${to}`
    })
    .join('')
}
