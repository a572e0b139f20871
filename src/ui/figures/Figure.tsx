import type { ReactNode } from 'react'

type FigureProps = {
  label: string
  /** Normal in a panel, large in a page's head; the one figure that a page is about is its hero, with a line of its own on a phone. */
  size?: 'normal' | 'large' | 'hero'
  note?: ReactNode
  children: ReactNode
}

const sizes = { normal: 'text-md', large: 'text-lg', hero: 'text-xl' }

/** A value with its label above it. */
export function Figure({ label, size = 'normal', note, children }: FigureProps) {
  return (
    <div className={`grid min-w-0 content-start ${size === 'hero' ? 'max-sm:col-span-full' : ''}`}>
      <div className="truncate text-xs text-muted">{label}</div>
      {/* A long amount puts its unit on a line of its own before that is cut. The padding leaves room for a focus ring. */}
      <div
        className={`cell -mx-1 overflow-x-clip px-1 font-medium text-ellipsis wrap-normal *:whitespace-normal ${sizes[size]}`}
      >
        {children}
      </div>
      {note && <div className="text-xs text-faint">{note}</div>}
    </div>
  )
}
