import { useId } from 'react'

type SegmentedProps<Value extends string> = {
  label: string
  value: Value
  /** `title` says a short label in words. */
  options: readonly { value: Value; label: string; title?: string }[]
  onChange: (value: Value) => void
  disabled?: boolean
  /** As wide as there is room, with equal parts. */
  wide?: boolean
}

/** A choice of one of a few visible options, made of radio buttons. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, options, onChange, disabled = false, wide = false } = props
  const name = useId()
  return (
    <fieldset
      disabled={disabled}
      className={`rounded-md border bg-surface p-0.5 disabled:opacity-60 ${wide ? 'grid auto-cols-fr grid-flow-col' : 'inline-flex shrink-0'}`}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.title} className={`thumb segment ${wide ? 'h-9' : 'h-6.5'}`}>
          <input
            type="radio"
            name={name}
            title={option.title}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
