import type { ReactNode } from 'react'

type SpecimenProps = { name: string; children: ReactNode }

/** A part of the design system with its name. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <div className="grid gap-2 border-b px-4 py-3 last:border-b-0 sm:grid-cols-[9rem_minmax(0,1fr)] sm:items-center">
      <code className="font-mono text-xs text-faint">{name}</code>
      <div className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-2 text-sm">{children}</div>
    </div>
  )
}
