import type { ReactNode } from 'react'

export type ConsentProps = {
  accepted: boolean
  /** Whether it was signed: the checkbox can no longer change. */
  isSigned: boolean
  onChange: (accepted: boolean) => void
}

/** A checkbox for a statement that the user must accept before a signature. */
export function Consent({ accepted, isSigned, onChange, children }: ConsentProps & { children: ReactNode }) {
  return (
    <label className="flex min-h-6 items-center gap-2 text-xs text-warn">
      <input
        type="checkbox"
        className="size-4 shrink-0 max-sm:size-5"
        checked={accepted}
        disabled={isSigned}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
