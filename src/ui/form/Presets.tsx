import { fromUnits } from '#lib/numbers/decimal.ts'
import { Button } from './Button.tsx'

/** The label of a button, and the amount that it enters. */
export type Preset = readonly [label: string, text: string]

/** Shares of base units, cut to six digits: MAX leaves no rest. */
export function sharesOf(units: bigint, decimals: number): readonly Preset[] {
  const step = 10n ** BigInt(Math.max(0, `${units}`.length - 6))
  return [25n, 50n, 75n].map((percent) => [
    `${percent}%`,
    fromUnits(((units * percent) / 100n / step) * step, decimals),
  ])
}

type PresetsProps = {
  presets: readonly Preset[]
  /** The entered text. */
  text: string
  onType: (text: string) => void
  size: 'large' | 'normal' | 'small'
  disabled?: boolean | undefined
}

/** Buttons that enter an amount, the entered one pressed; MAX is in the field. */
export function Presets({ presets, text, onType, size, disabled }: PresetsProps) {
  return (
    <div className="flex gap-2">
      {presets.map(([label, amount]) => (
        <Button
          key={label}
          size={size}
          wide
          disabled={disabled}
          aria-pressed={text === amount}
          onClick={() => onType(amount)}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
