import type { FilterFigure } from '#domain/markets/marketFilter.ts'
import { Input } from '#ui/form/Input.tsx'
import { isWrongRange, type TypedRange } from './typedRange.ts'

type RangeFieldProps = {
  range: TypedRange
  /** Whether the form was submitted before; from then on the field shows its problem. */
  isTried: boolean
  onChange: (range: TypedRange) => void
}

/** The two ends of a range of a figure. */
export function RangeField({ range, isTried, onChange }: RangeFieldProps) {
  const name = filterNames[range.figure]
  const isWrong = isTried && isWrongRange(range)
  return (
    <fieldset className="grid grid-cols-2 gap-x-2">
      <legend className="pb-1 text-xs font-medium text-muted">{name}</legend>
      <Input
        label={`${name}, at least`}
        bare
        placeholder="at least"
        inputMode="decimal"
        value={range.from}
        onChange={(from) => onChange({ ...range, from })}
        problem={isWrong ? 'Enter numbers from 0 on, the smaller one first.' : undefined}
      />
      <Input
        label={`${name}, at most`}
        bare
        placeholder="at most"
        inputMode="decimal"
        value={range.to}
        onChange={(to) => onChange({ ...range, to })}
      />
    </fieldset>
  )
}

/** The figures that a board can be filtered by, with their units. */
const filterNames: Record<FilterFigure, string> = {
  marketCap: 'Diluted cap, $',
  volume: 'Volume 24 h, $',
  holders: 'Holders',
  age: 'Age, hours',
  volatility: 'Volatility, %',
}
