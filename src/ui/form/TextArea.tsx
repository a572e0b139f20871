import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldNotes } from './FieldNotes.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'onChange'> & {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: ReactNode
  /** What is wrong and how to correct it. */
  problem?: string | undefined
}

/** A text field of several lines, for code and data, with its label, hint and problem. */
export function TextArea({ label, onChange, hint, problem, ...rest }: TextAreaProps) {
  const id = useId()
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="text-xs font-medium text-muted">
        {label}
      </label>
      <textarea
        id={id}
        spellCheck={false}
        autoComplete="off"
        {...rest}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-notes`}
        onChange={(event) => onChange(event.target.value)}
        className="control h-auto resize-y py-2 font-mono text-sm aria-invalid:border-down"
      />
      <FieldNotes id={`${id}-notes`} hint={hint} problem={problem} />
    </div>
  )
}
