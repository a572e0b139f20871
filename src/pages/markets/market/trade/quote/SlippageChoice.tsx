import { formatPercent } from '#lib/format/percent.ts'
import { Input } from '#ui/form/Input.tsx'
import { Segmented } from '#ui/form/Segmented.tsx'
import {
  chooseSlippage,
  listedSlippages,
  percentText,
  slippageShare,
  slippageWarning,
  typeSlippage,
  useOwnSlippage,
  useSlippage,
} from './slippage.ts'

const choices = [
  ...listedSlippages.map((bps) => ({ value: String(bps), label: formatPercent(slippageShare(bps)) })),
  { value: 'own', label: 'Other' },
]

type SlippageChoiceProps = {
  /** Whether the trade is signed, so that another choice is for the next trade. */
  isFixed?: boolean
  /** Whether it stands among other settings, whose labels it matches. */
  isSetting?: boolean
}

/** The choice of the slippage: one of three values, or a typed one. It is stored in this browser. */
export function SlippageChoice({ isFixed = false, isSetting = false }: SlippageChoiceProps) {
  const bps = useSlippage()
  const own = useOwnSlippage()
  const warning = bps === null ? undefined : slippageWarning(bps)

  function choose(value: string) {
    if (value !== 'own') chooseSlippage(Number(value))
    else if (own === null && bps !== null) typeSlippage(percentText(bps))
  }

  return (
    <div className="grid gap-1.5 text-xs text-muted">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span
          className={isSetting ? 'text-sm font-medium text-text' : ''}
          title="How much less than quoted you accept"
        >
          Max slippage
        </span>
        <Segmented
          label="Max slippage"
          value={own === null ? String(bps) : 'own'}
          options={choices}
          onChange={choose}
          disabled={isFixed}
        />
      </div>
      {own !== null && (
        <Input
          label="Max slippage in per cent"
          inputMode="decimal"
          disabled={isFixed}
          value={own}
          onChange={typeSlippage}
          problem={bps === null ? 'Enter a percentage from 0.01 to 50.' : undefined}
        />
      )}
      {warning && <p className="text-warn">{warning}</p>}
    </div>
  )
}
