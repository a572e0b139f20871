import type { ReactNode } from 'react'

type SettingProps = { title: string; note?: string; children: ReactNode }

/** A setting: its title and its control. */
export function Setting({ title, note, children }: SettingProps) {
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-32">
        <div className="text-sm font-medium">{title}</div>
        {note && <p className="max-w-md text-xs text-faint">{note}</p>}
      </div>
      {children}
    </div>
  )
}
