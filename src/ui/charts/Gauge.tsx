type GaugeProps = {
  label: string
  /** Null when unknown. */
  value: number | null
  min: number
  max: number
  /** Where a new tier begins, between min and max. */
  tiers?: readonly number[]
  /** A word under the number: "Good". */
  note?: string
  /** In the colour of a warning. */
  isLow?: boolean
}

const radius = 52
const length = Math.PI * radius

/** A value on a half circle, from `min` to `max`. */
export function Gauge({ label, value, min, max, tiers = [], note, isLow = false }: GaugeProps) {
  const share = value === null ? 0 : Math.min(1, Math.max(0, (value - min) / (max - min)))
  const said = value === null ? 'unknown' : `${value}${note ? `, ${note}` : ''}`
  return (
    <figure
      className={`inline-grid w-35 justify-items-center ${isLow ? 'text-warn' : 'text-accent'}`}
      aria-label={`${label}: ${said}`}
    >
      <svg viewBox="0 0 120 68" className="w-full fill-none" aria-hidden="true">
        <path d="M8 62a52 52 0 0 1 104 0" strokeWidth="7" className="stroke-track" />
        <path
          d="M8 62a52 52 0 0 1 104 0"
          strokeWidth="7"
          className="stroke-current"
          strokeDasharray={`${share * length} ${length}`}
        />
        {tiers.map((tier) => (
          <TierMark key={tier} share={(tier - min) / (max - min)} />
        ))}
        {value !== null && <Pointer share={share} />}
        <text
          x="60"
          y="59"
          textAnchor="middle"
          className="fill-text text-[1.5rem] font-semibold tabular-nums"
        >
          {value ?? '–'}
        </text>
      </svg>
      <div className="flex w-full items-baseline justify-between px-1 text-xs" aria-hidden="true">
        <span className="text-faint">{min}</span>
        {note && <span className="text-md font-semibold">{note}</span>}
        <span className="text-faint">{max}</span>
      </div>
    </figure>
  )
}

/** The mark of the value on the arc. */
function Pointer({ share }: { share: number }) {
  const angle = Math.PI * (1 - share)
  return (
    <circle
      cx={60 + radius * Math.cos(angle)}
      cy={62 - radius * Math.sin(angle)}
      r="5"
      strokeWidth="2.5"
      className="fill-surface stroke-current"
    />
  )
}

function TierMark({ share }: { share: number }) {
  const angle = Math.PI * (1 - share)
  const at = (distance: number) => ({
    x: 60 + distance * Math.cos(angle),
    y: 62 - distance * Math.sin(angle),
  })
  const from = at(radius - 3)
  const to = at(radius + 3)
  return <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} strokeWidth="1.5" className="stroke-surface" />
}
