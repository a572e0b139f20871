import { useId } from 'react'
import { FieldNotes } from '#ui/form/FieldNotes.tsx'

type DescriptionFieldProps = {
  value: string
  onChange: (text: string) => void
  onBlur: () => void
  problem: string | undefined
}

/** A multi-line field for the creator's description of a market. */
export function DescriptionField({ value, onChange, onBlur, problem }: DescriptionFieldProps) {
  const id = useId()
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="text-xs font-medium text-muted">
        Description
      </label>
      <textarea
        id={id}
        rows={2}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-notes`}
        className="control h-auto resize-y py-2 text-sm aria-invalid:border-down"
      />
      <FieldNotes id={`${id}-notes`} problem={problem} />
    </div>
  )
}
