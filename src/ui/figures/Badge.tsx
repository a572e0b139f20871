import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'accent' | 'up' | 'down' | 'warn' | 'info'

type BadgeProps = { tone?: Tone; children: ReactNode; title?: string | undefined }

const tones: Record<Tone, string> = {
  neutral: 'text-muted',
  accent: 'text-accent',
  up: 'text-up',
  down: 'text-down',
  warn: 'text-warn',
  info: 'text-info',
}

/** A word in a thin border. */
export function Badge({ tone = 'neutral', title, children }: BadgeProps) {
  return (
    // A grid, because with `max-w-[min(…,100%)]` the place around it would become as wide as the whole text.
    <span className="inline-grid grid-cols-[minmax(0,max-content)] max-w-48">
      <span title={title} className={`cut badge ${tones[tone]}`}>
        {children}
      </span>
    </span>
  )
}
