import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import {
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
  { label: 'Volume from $10K', range: { figure: 'volume', from: '10000', to: '' } },
]

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

  function show(filter: string | undefined) {
    onOpenChange(false)
    return navigate({ search: (search) => ({ ...search, filter }), replace: true, resetScroll: false })
  }

  const filter: MarketFilter = {
    ranges: Object.fromEntries(ranges.map((range) => [range.figure, readRange(range)])),
    feeStrategy: strategy === anyStrategy ? null : Number(strategy),
  }
  const isWrong = ranges.some(isWrongRange)
  const count = useMatchCount(writeMarketFilter(filter))

  function replace(next: TypedRange) {
    setRanges(ranges.map((each) => (each.figure === next.figure ? next : each)))
  }

  function apply(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (!isWrong) void show(writeMarketFilter(filter))
  }

  return (
    <Dialog open onOpenChange={onOpenChange} title="Filters" description="Filters loaded markets only.">
      <form className="thumbs grid gap-4" onSubmit={apply}>
        <div className="flex gap-2">
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
        {ranges.map((range) => (
          <RangeField key={range.figure} range={range} isTried={isTried} onChange={replace} />
        ))}
        <Select label="Fee use" value={strategy} options={strategies} onChange={setStrategy} />
        <div className="flex justify-end gap-2">
          <Button onClick={() => show(undefined)}>Clear all</Button>
          <Button type="submit" tone="primary">
            {isWrong || count === null ? 'Show markets' : `Show ${countOf(count, 'market')}`}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
