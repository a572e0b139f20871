import { useId } from 'react'
import { feeUse, feeUses } from '#interfaces/indexer/feeUse.ts'

type FeeUseChoiceProps = {
  label: string
  value: number
  onChange: (strategy: number) => void
  disabled?: boolean
}

/** The four things that can be done with a market's fees, each in one sentence; on a phone that of the chosen one. */
export function FeeUseChoice({ label, value, onChange, disabled = false }: FeeUseChoiceProps) {
  const name = useId()
  return (
    <fieldset disabled={disabled} className="grid min-w-0 grid-cols-2 gap-1">
      <legend className="pb-1 text-xs font-medium text-muted">{label}</legend>
      {feeUses().map((use) => (
        <label
          key={use.value}
          className="flex cursor-pointer items-start gap-2.5 rounded-md border px-3 py-2 text-sm max-sm:py-2.75 has-checked:border-accent has-checked:bg-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={use.value}
            checked={use.value === String(value)}
            onChange={() => onChange(Number(use.value))}
            className="mt-1 accent-accent"
          />
          <span className="grid min-w-0">
            <span className="font-medium">{use.label}</span>
            <span className="text-xs text-muted max-sm:sr-only">{feeUse(Number(use.value)).help}</span>
          </span>
        </label>
      ))}
      <p aria-hidden="true" className="col-span-2 text-xs text-muted sm:hidden">
        {feeUse(value).help}
      </p>
    </fieldset>
  )
}
