import { useId } from 'react'

type SelectProps<Value extends string> = {
  label: string
  /** The label is only for screen readers. */
  bare?: boolean
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  disabled?: boolean
}

/** A choice of one of several options: the native select, which works best on every device, in the design's colours. */
export function Select<Value extends string>({
  label,
  bare = false,
  value,
  options,
  onChange,
  disabled = false,
}: SelectProps<Value>) {
  const id = useId()
  return (
    <span className={bare ? 'inline-flex shrink-0' : 'inline-grid gap-1'}>
      <label htmlFor={id} className={bare ? 'sr-only' : 'text-xs font-medium text-muted'}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
        className="control chevron pr-6 text-sm whitespace-nowrap"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
