import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import {
  filterFigures,
  type MarketFilter,
  parseMarketFilter,
  writeMarketFilter,
} from '#domain/markets/marketFilter.ts'
import { feeUses } from '#interfaces/indexer/feeUse.ts'
import { Dialog } from '#ui/feedback/dialog/Dialog.tsx'
import { Button } from '#ui/form/Button.tsx'
import { Select } from '#ui/form/Select.tsx'
import { RangeField } from './RangeField.tsx'
import { isWrongRange, readRange, type TypedRange, typedRange } from './typedRange.ts'

const route = getRouteApi('/markets')

type FilterDialogProps = { onOpenChange: (open: boolean) => void }

const anyStrategy = ''

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

  function apply(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (ranges.some(isWrongRange)) return
    const filter: MarketFilter = {
      ranges: Object.fromEntries(ranges.map((range) => [range.figure, readRange(range)])),
      feeStrategy: strategy === anyStrategy ? null : Number(strategy),
    }
    void show(writeMarketFilter(filter))
  }

  return (
    <Dialog open onOpenChange={onOpenChange} title="Filters" description="Filters loaded markets only.">
      <form className="thumbs grid gap-4" onSubmit={apply}>
        {ranges.map((range) => (
          <RangeField
            key={range.figure}
            range={range}
            isTried={isTried}
            onChange={(next) => setRanges(ranges.map((each) => (each.figure === next.figure ? next : each)))}
          />
        ))}
        <Select label="Fee use" value={strategy} options={strategies} onChange={setStrategy} />
        <div className="flex justify-end gap-2">
          <Button onClick={() => show(undefined)}>Clear all</Button>
          <Button type="submit" tone="primary">
            Show markets
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
