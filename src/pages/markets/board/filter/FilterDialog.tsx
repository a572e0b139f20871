import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import {
  type FilterFigure,
  filterFigures,
  type MarketFilter,
  parseMarketFilter,
  writeMarketFilter,
} from '#domain/markets/marketFilter.ts'
import { feeUses } from '#interfaces/indexer/feeUse.ts'
import { countOf } from '#lib/format/count.ts'
import { Dialog } from '#ui/feedback/dialog/Dialog.tsx'
import { Button } from '#ui/form/Button.tsx'
import { Select } from '#ui/form/Select.tsx'
import { RangeField } from './RangeField.tsx'
import { isWrongRange, readRange, type TypedRange, typedRange } from './typedRange.ts'
import { useMatchCount } from './useMatchCount.ts'

const route = getRouteApi('/markets')

type FilterDialogProps = { onOpenChange: (open: boolean) => void }

const anyStrategy = ''

const presets: readonly { label: string; range: TypedRange }[] = [
  { label: 'New, under 24 h', range: { figure: 'age', from: '', to: '24' } },
  { label: '$10K+ volume', range: { figure: 'volume', from: '10000', to: '' } },
  { label: '50+ holders', range: { figure: 'holders', from: '50', to: '' } },
]

/** The figures under their headings. */
const groups: readonly { title: string; figures: readonly FilterFigure[] }[] = [
  { title: 'Size and activity', figures: ['marketCap', 'volume', 'holders'] },
  { title: 'Age and risk', figures: ['age', 'volatility'] },
]

const noRanges = filterFigures.map((figure) => typedRange(figure, undefined))

function isSameRange(one: TypedRange, other: TypedRange): boolean {
  return one.figure === other.figure && one.from === other.from && one.to === other.to
}

/** The filters of the board: a range for each figure, and the fee use. They are in the URL. */
export function FilterDialog({ onOpenChange }: FilterDialogProps) {
  const before = parseMarketFilter(route.useSearch().filter ?? '')
  const navigate = useNavigate({ from: '/markets' })
  const [ranges, setRanges] = useState<readonly TypedRange[]>(() =>
    filterFigures.map((figure) => typedRange(figure, before.ranges[figure])),
  )
  const [strategy, setStrategy] = useState(String(before.feeStrategy ?? anyStrategy))
  const [isTried, setIsTried] = useState(false)
  const strategies = [{ value: anyStrategy, label: 'Any' }, ...feeUses()]

  const filter: MarketFilter = {
    ranges: Object.fromEntries(ranges.map((range) => [range.figure, readRange(range)])),
    feeStrategy: strategy === anyStrategy ? null : Number(strategy),
  }
  const isWrong = ranges.some(isWrongRange)
  const written = writeMarketFilter(filter)
  const count = useMatchCount(written)
  const isEmpty = strategy === anyStrategy && ranges.every(({ from, to }) => `${from}${to}` === '')

  function replace(next: TypedRange) {
    setRanges(ranges.map((each) => (each.figure === next.figure ? next : each)))
  }

  function reset() {
    setRanges(noRanges)
    setStrategy(anyStrategy)
  }

  function apply(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (isWrong) return
    onOpenChange(false)
    void navigate({ search: (search) => ({ ...search, filter: written }), replace: true, resetScroll: false })
  }

  return (
    <Dialog open onOpenChange={onOpenChange} title="Filters">
      <form className="grid gap-4" onSubmit={apply}>
        <div className="thumbs flex flex-wrap gap-2">
          {presets.map(({ label, range }) => {
            const isSet = ranges.some((each) => isSameRange(each, range))
            return (
              <Button
                key={label}
                size="small"
                aria-pressed={isSet}
                onClick={() => replace(isSet ? typedRange(range.figure, undefined) : range)}
              >
                {label}
              </Button>
            )
          })}
        </div>
        {groups.map(({ title, figures }) => (
          <fieldset key={title} className="grid gap-2">
            <legend className="pb-2 text-xs font-medium text-faint">{title}</legend>
            {ranges
              .filter(({ figure }) => figures.includes(figure))
              .map((range) => (
                <RangeField key={range.figure} range={range} isTried={isTried} onChange={replace} />
              ))}
          </fieldset>
        ))}
        <div className="thumbs grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-2 text-sm">
          <span aria-hidden className="text-muted">
            Fee use
          </span>
          <span className="grid *:grid">
            <Select label="Fee use" bare value={strategy} options={strategies} onChange={setStrategy} />
          </span>
        </div>
        {/* At the lower edge, where a thumb is, while the fields above it scroll. */}
        <div className="sticky bottom-0 -mx-5 -mb-5 flex gap-2 border-t bg-surface px-5 py-3">
          <Button tone="quiet" size="large" disabled={isEmpty} onClick={reset}>
            Reset
          </Button>
          <Button type="submit" tone="primary" size="large" wide>
            {isWrong || count === null ? 'Show markets' : `Show ${countOf(count, 'market')}`}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
