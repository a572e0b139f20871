import { useState } from 'react'

type PlotFootProps = {
  /** What the chart shows. */
  label: string
  /** The two ends of the horizontal axis. */
  ends: readonly [string | undefined, string | undefined]
  /** The value under the pointer or the finger, in their place. */
  reading?: string | undefined
  /** Every value as text, with its place on the axis. None while they are read. */
  rows: readonly (readonly [string, string])[]
}

/** The last line of a small chart: the ends of its axis, or what is read, and a button that opens a table of all values. */
export function PlotFoot({ label, ends, reading, rows }: PlotFootProps) {
  const [isTable, setIsTable] = useState(false)
  return (
    <>
      <figcaption className="flex min-h-5 items-baseline gap-3 pt-1 text-xs text-faint">
        <span aria-hidden className="flex min-w-0 flex-1 justify-between gap-3">
          {reading === undefined ? (
            <>
              <span>{ends[0]}</span>
              <span>{ends[1]}</span>
            </>
          ) : (
            <span className="text-text">{reading}</span>
          )}
        </span>
        {rows.length > 0 && (
          // Below the scale, apart from the axis.
          <button
            type="button"
            aria-expanded={isTable}
            aria-label={`${label} as a table`}
            className="thumb -my-1 h-6 shrink-0 font-medium text-muted hover:text-text"
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? 'Hide table' : 'Table'}
          </button>
        )}
      </figcaption>
      {isTable && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the focus, for the arrow keys.
        <div className="mt-2 max-h-60 overflow-y-auto border-t text-xs" tabIndex={0}>
          <table className="w-full">
            <caption className="sr-only">{label}</caption>
            <tbody className="divide-y">
              {rows.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row" className="py-1 text-left font-normal text-muted">
                    {name}
                  </th>
                  <td className="py-1 text-right">{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
