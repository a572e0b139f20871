import type { ReactNode } from 'react'

type FigureProps = {
  label: string
  /** Normal in a panel, large in a page's head. */
  size?: 'normal' | 'large'
  note?: ReactNode
  children: ReactNode
}

/** A value with its label above it. */
export function Figure({ label, size = 'normal', note, children }: FigureProps) {
  return (
    <div className="grid min-w-0 content-start">
      <div className="truncate text-xs text-muted">{label}</div>
      <div className={`min-w-0 ${size === 'large' ? 'text-lg font-medium' : 'text-md font-medium'}`}>
        {children}
      </div>
      {note && <div className="text-xs text-faint">{note}</div>}
    </div>
  )
}
