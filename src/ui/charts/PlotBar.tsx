/** The height of the drawing of a plot, in its own units. */
export const plotHeight = 120

/** The widest bar, so that few bars stay slim. */
const widestBar = 40

/** The lowest bar, in units of the drawing: a zero is seen, and an unknown value is a gap. */
const lowestBar = 2

type BarProps = { x: number; width: number; top: number; isOpen: boolean | undefined; isCut: boolean }

/** One bar of a plot `plotHeight` units high; one that the scale cuts is in two closed pieces with a slanted gap between. */
export function PlotBar({ x, width: space, top, isOpen, isCut }: BarProps) {
  const bar = Math.min(space * 0.8, widestBar)
  const tall = Math.max(lowestBar, plotHeight - 4 - top)
  const left = x + (space - bar) / 2
  const y = plotHeight - 4 - tall
  const rest = isCut ? `v12l${-bar} 8zm0 28l${bar} -8V${y + tall}h${-bar}z` : `v${tall}h${-bar}z`
  return (
    <path
      d={`M${left} ${y}h${bar}${rest}`}
      className={isOpen ? 'fill-transparent stroke-accent' : 'fill-accent/70'}
      vectorEffect="non-scaling-stroke"
    />
  )
}

/** The value of a bar that the scale cuts, above it; of one far out a little nearer to the middle of the chart. */
export function CutValue({ at, children }: { at: number; children: string }) {
  return (
    <span
      aria-hidden
      data-cut
      className="pointer-events-none absolute -top-4 text-xs whitespace-nowrap text-text"
      style={{ left: `${at * 100}%`, transform: `translateX(-${Math.max(40, Math.min(60, at * 100))}%)` }}
    >
      {children}
    </span>
  )
}
