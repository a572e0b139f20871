type BarProps = {
  /** What the bar measures: "Utilisation". */
  label: string
  /** 0 to 1; null when unknown. */
  value: number | null
  /** The value in words, right of the bar. */
  text: string
  /** A mark between 0 and 1: the kink of a rate curve, a limit. */
  mark?: number
  /** What the mark means, on hover: the whole bar has this title. */
  markTitle?: string
  /** For a long text, which on a phone gets its own line, or two. */
  long?: boolean
  tone?: 'neutral' | 'accent' | 'warn' | 'down'
}

const fills = { neutral: 'bg-faint', accent: 'bg-accent', warn: 'bg-warn', down: 'bg-down' }

/** A small bar that shows a share. */
export function Bar({ label, value, text, mark, markTitle, long = false, tone = 'accent' }: BarProps) {
  const percent = value === null ? 0 : Math.min(100, Math.max(0, value * 100))
  return (
    <span
      title={markTitle}
      className={`inline-flex max-w-full min-w-0 items-baseline gap-2 ${long ? 'sm:whitespace-nowrap' : 'whitespace-nowrap'}`}
    >
      <span
        aria-hidden="true"
        className={`relative h-1.5 w-16 shrink self-center overflow-hidden rounded-full bg-track ${long ? 'max-sm:hidden' : 'max-sm:w-10'}`}
      >
        <span className={`absolute inset-y-0 left-0 ${fills[tone]}`} style={{ width: `${percent}%` }} />
        {mark !== undefined && (
          <span className="absolute inset-y-0 w-0.5 bg-text" style={{ left: `${mark * 100}%` }} />
        )}
      </span>
      {/* A fixed width, so that bars below each other have equal lengths, and percentages one edge. */}
      <span className={`min-w-[6ch] ${text.endsWith('%') ? 'text-right' : ''}`}>
        <span className="sr-only">{label}: </span>
        {text}
      </span>
    </span>
  )
}
