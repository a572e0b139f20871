import { useState } from 'react'

type PlotFootProps = {
  /** What the chart shows. */
  label: string
  /** The two ends of the horizontal axis, or the names of all its points. */
  ends: readonly (string | undefined)[]
  /** The value under the pointer or the finger, in their place. */
  reading?: string | undefined
  /** Every value as text, with its place on the axis. None while they are read. */
  rows: readonly (readonly [string, string])[]
}

/** Below its bar; in a narrow chart every other one, in the narrowest the ends alone. */
const tickClass =
  'flex w-0 flex-1 justify-center whitespace-nowrap @max-sm:even:invisible @max-3xs:first:justify-start @max-3xs:last:justify-end @max-3xs:not-first:not-last:invisible'

/** The last line of a small chart: the ends of its axis, or what is read, and a button that opens a table of all values. */
export function PlotFoot({ label, ends, reading, rows }: PlotFootProps) {
  const [isTable, setIsTable] = useState(false)
  return (
    <>
      {/* In the narrowest chart what is read takes two lines. */}
      <figcaption className="flex min-h-5 @max-3xs:min-h-9 items-baseline gap-3 pt-1 text-xs text-faint">
        <span aria-hidden className={`flex min-w-0 flex-1 justify-between ${ends.length > 2 ? '' : 'gap-3'}`}>
          {reading === undefined ? (
            [...new Set(ends)].map((end) => (
              <span key={end} className={ends.length > 2 ? tickClass : ''}>
                {end}
              </span>
            ))
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
            className="thumb -my-1 h-6 min-w-11 shrink-0 text-right font-medium text-muted hover:text-text"
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
