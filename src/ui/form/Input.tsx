import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldNotes } from './FieldNotes.tsx'

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'prefix'> & {
  label: string
  /** The label is only for screen readers. */
  bare?: boolean
  value: string
  onChange: (value: string) => void
  hint?: ReactNode
  /** What is wrong and how to correct it. */
  problem?: string | undefined
  mono?: boolean
}

/** A text field with its label, hint and problem. */
export function Input({ label, bare = false, onChange, hint, problem, mono = false, ...rest }: InputProps) {
  const id = useId()
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className={bare ? 'sr-only' : 'text-xs font-medium text-muted'}>
        {label}
      </label>
      <input
        id={id}
        autoComplete="off"
        spellCheck={false}
        {...rest}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-notes`}
        onChange={(event) => onChange(event.target.value)}
        className={`control w-full min-w-0 aria-invalid:border-down ${mono ? 'font-mono text-sm' : ''}`}
      />
      <FieldNotes id={`${id}-notes`} hint={hint} problem={problem} />
    </div>
  )
}
