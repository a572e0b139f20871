import type { PlotProps } from './Plot.tsx'

type PlotTableProps = Pick<PlotProps, 'points' | 'label' | 'format'>

/** Every point of a chart as text, the newest first. */
export function PlotTable({ points, label, format }: PlotTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the focus, for the arrow keys.
    <div className="mt-2 max-h-60 overflow-y-auto border-t text-xs" tabIndex={0}>
      <table className="w-full">
        <caption className="sr-only">{label}</caption>
        <tbody className="divide-y">
          {points.toReversed().map(({ label: name, value }) => (
            <tr key={name}>
              <th scope="row" className="py-1 text-left font-normal text-muted">
                {name}
              </th>
              <td className="py-1 text-right">{value === null ? 'Unknown' : format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
