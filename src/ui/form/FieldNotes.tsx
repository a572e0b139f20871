import type { ReactNode } from 'react'

type FieldNotesProps = { id: string; hint?: ReactNode; problem?: string | undefined }

/** The line under a field: its problem, or else its hint. */
export function FieldNotes({ id, hint, problem }: FieldNotesProps) {
  return (
    <div id={id} className="text-xs empty:-mt-1" aria-live="polite">
      {problem ? (
        <p className="text-down">{problem}</p>
      ) : hint ? (
        <div className="text-faint">{hint}</div>
      ) : null}
    </div>
  )
}
