import type { ReactNode } from 'react'

export type ConsentProps = {
  accepted: boolean
  /** It was signed: nothing can be taken back any more. */
  isSigned: boolean
  onChange: (accepted: boolean) => void
}

/** A checkbox for what a person has to accept before a signature. */
export function Consent({ accepted, isSigned, onChange, children }: ConsentProps & { children: ReactNode }) {
  return (
    <label className="flex gap-2 text-xs text-warn">
      <input
        type="checkbox"
        checked={accepted}
        disabled={isSigned}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
