import { useState } from 'react'
import { readAmount } from '#lib/numbers/amount.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { Input } from '#ui/form/Input.tsx'
import { Segmented } from '#ui/form/Segmented.tsx'
import { setSlippage, slippageWarning, useSlippage, widestSlippage } from './slippage.ts'

const choices = [
  { value: '50', label: '0.5%' },
  { value: '150', label: '1.5%' },
  { value: '300', label: '3%' },
  { value: 'own', label: 'Other' },
]

/** Two places of a percentage are basis points. */
const places = 2

type SlippageChoiceProps = {
  /** It is signed: another choice is for the next trade. */
  isFixed?: boolean
}

/** How much less than quoted a trade may give: one of three values, or one's own. It is kept. */
export function SlippageChoice({ isFixed = false }: SlippageChoiceProps) {
  const bps = useSlippage()
  const isListed = choices.some(({ value }) => value === String(bps))
  const [own, setOwn] = useState(isListed ? null : fromUnits(BigInt(bps), places))
  const warning = slippageWarning(bps)

  function choose(value: string) {
    setOwn(value === 'own' ? fromUnits(BigInt(bps), places) : null)
    if (value !== 'own') setSlippage(Number(value))
  }

  function edit(text: string) {
    setOwn(text as typeof own)
    const typed = bpsOf(text)
    if (typed !== null) setSlippage(typed)
  }

  return (
    <div className="grid gap-1.5 text-xs text-muted">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span title="How much less you would accept if others trade before you">Max slippage</span>
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
          bare
          inputMode="decimal"
          disabled={isFixed}
          value={own}
          onChange={edit}
          problem={bpsOf(own) === null ? 'Enter a percentage from 0.01 to 50.' : undefined}
        />
      )}
      {warning && <p className="text-warn">{warning}</p>}
    </div>
  )
}

/** What a typed percentage means; null for what cannot be chosen. */
function bpsOf(text: string): number | null {
  const reading = readAmount(text, places)
  if (reading.kind !== 'amount') return null
  const bps = Number(reading.units)
  return bps >= 1 && bps <= widestSlippage ? bps : null
}
