type SparklineProps = {
  /** Oldest first, in any unit. */
  values: readonly number[]
  /** What it shows, in words: "7-day price, up 12%". */
  label: string
  /** The colour of its own change, from its first value to its last. */
  tone?: 'up' | 'down' | 'accent'
  width?: number
  height?: number
}

const strokes = { up: 'stroke-up', down: 'stroke-down', accent: 'stroke-accent' }

/** A line chart of the size of a word, above or below the line on which it began. */
export function Sparkline({ values, label, tone = 'accent', width = 88, height = 24 }: SparklineProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="-my-1 inline-block max-w-full fill-none align-middle"
    >
      {values.length < 2 ? (
        <line
          x1="0"
          x2={width}
          y1={height / 2}
          y2={height / 2}
          strokeDasharray="2 3"
          className="stroke-line"
        />
      ) : (
        <>
          <path d={`M0 ${start(values, height)}H${width}`} className="stroke-line" />
          <path
            d={linePath(values, width, height)}
            strokeWidth="1.5"
            strokeLinejoin="round"
            className={strokes[tone]}
          />
        </>
      )}
    </svg>
  )
}

function linePath(values: readonly number[], width: number, height: number): string {
  const y = heightScale(values, height)
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * width
    return `${x.toFixed(1)} ${y(value).toFixed(1)}`
  })
  return `M${points.join('L')}`
}

/** The height of the first value. */
function start(values: readonly number[], height: number): string {
  return heightScale(values, height)(values[0] ?? 0).toFixed(1)
}

function heightScale(values: readonly number[], height: number) {
  const low = Math.min(...values)
  const range = Math.max(...values) - low
  return (value: number) => (range === 0 ? height / 2 : 2 + (1 - (value - low) / range) * (height - 4))
}
