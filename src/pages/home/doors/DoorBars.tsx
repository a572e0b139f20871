type DoorBarsProps = {
  /** The heights, in any unit, first one left; an unknown one, null, leaves its place empty. */
  values: readonly (number | null)[]
  /** The bar that the door's figure tells. */
  marked: number
  /** What the bars show, in words. */
  label: string
  /** The same in two or three words, beside the bars. */
  caption: string
}

/** The drawing of a door: a few bars, as high as the line of a price. */
export function DoorBars({ values, marked, label, caption }: DoorBarsProps) {
  const most = Math.max(...values.map(Number), 0)
  return (
    <span role="img" aria-label={label} className="flex h-11 items-end gap-1">
      <span className="pr-1 text-xs text-faint">{caption}</span>
      {values.map((value, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
          key={index}
          className={`min-h-px w-4 rounded-t-sm ${value === null ? '' : index === marked ? 'bg-accent' : 'bg-track'}`}
          style={{ height: most > 0 ? `${(Number(value) / most) * 100}%` : 0 }}
        />
      ))}
    </span>
  )
}
