import { useId } from 'react'
import type { FilterFigure } from '#domain/markets/marketFilter.ts'
import { isWrongRange, type TypedRange } from './typedRange.ts'

type RangeFieldProps = {
  range: TypedRange
  /** Whether the form was submitted before; from then on the field shows its problem. */
  isTried: boolean
  onChange: (range: TypedRange) => void
}

/** The two ends of a range of a figure on one line, each with its unit. */
export function RangeField({ range, isTried, onChange }: RangeFieldProps) {
  const id = useId()
  const { name, unit, sign } = figures[range.figure]
  const isWrong = isTried && isWrongRange(range)
  const end = (side: 'from' | 'to', words: string, placeholder: string) => (
    <label
      className={`control flex min-w-0 items-center gap-1 focus-within:outline-2 focus-within:outline-accent max-sm:h-11 ${isWrong ? 'border-down!' : ''}`}
    >
      {sign === '$' && <Unit>{sign}</Unit>}
      <input
        aria-label={`${name}${unit && `, ${unit}`}, ${words}`}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        autoComplete="off"
        placeholder={placeholder}
        inputMode="decimal"
        value={range[side]}
        onChange={({ target }) => onChange({ ...range, [side]: target.value })}
        className="w-full min-w-0 flex-1 bg-transparent outline-none max-sm:text-md"
      />
      {sign !== '$' && <Unit>{sign}</Unit>}
    </label>
  )
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)_minmax(0,1fr)] items-center gap-2 text-sm">
      <span className="text-muted">{name}</span>
      {end('from', 'at least', 'Min')}
      {end('to', 'at most', 'Max')}
      {isWrong && (
        <p id={id} role="alert" className="col-span-2 col-start-2 text-xs text-down">
          Enter numbers from 0 on, the smaller one first.
        </p>
      )}
    </div>
  )
}

function Unit({ children }: { children: string }) {
  return (
    <span aria-hidden className="text-xs text-faint empty:hidden">
      {children}
    </span>
  )
}

/** The figures that a board can be filtered by, with their units in words and as a sign in the field. */
const figures: Record<FilterFigure, { name: string; unit: string; sign: string }> = {
  marketCap: { name: 'Diluted cap', unit: '$', sign: '$' },
  volume: { name: 'Volume 24 h', unit: '$', sign: '$' },
  holders: { name: 'Holders', unit: '', sign: '' },
  age: { name: 'Age', unit: 'hours', sign: 'h' },
  volatility: { name: 'Volatility', unit: '%', sign: '%' },
}
