import type { ReactNode } from 'react'
import { stablecoinDecimals } from '#domain/markets/curve/curve.ts'
import { readAmount } from '#lib/numbers/amount.ts'
import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'
import { Input } from '#ui/form/Input.tsx'
import { Presets } from '#ui/form/Presets.tsx'

const presets = [
  ['$10', '10'],
  ['$50', '50'],
  ['$100', '100'],
] as const

type FirstBuyProps = {
  text: string
  onType: (text: string) => void
  label: string
  /** What is wrong with an amount that can be read. */
  problem?: string | undefined
  hint: ReactNode
}

/** The dollars of the creator's first purchase, typed or chosen. A second press of a choice takes it back. */
export function FirstBuy({ text, onType, label, problem, hint }: FirstBuyProps) {
  const reading = readAmount(text, stablecoinDecimals)
  return (
    <div className="thumbs grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[9rem_auto_1fr]">
      <Input
        label={label}
        placeholder="e.g. 10"
        inputMode="decimal"
        value={text}
        onChange={onType}
        problem={reading.kind === 'problem' ? reading.problem : problem}
      />
      {/* Level with the field, below its label. */}
      <div className="mt-5">
        <Presets
          presets={presets}
          text={text}
          onType={(next) => onType(next === text ? '' : next)}
          size="normal"
        />
      </div>
      <p className="text-xs text-faint max-sm:col-span-full max-sm:-mt-1 sm:mt-5 sm:self-center">{hint}</p>
    </div>
  )
}

/** The typed dollars as an exact amount; undefined for nothing, zero, and what is no amount. */
export function firstBuyAmount(text: string): Decimal | undefined {
  const reading = readAmount(text, stablecoinDecimals)
  if (reading.kind !== 'amount' || reading.units <= 0n) return undefined
  return fromUnits(reading.units, stablecoinDecimals)
}
