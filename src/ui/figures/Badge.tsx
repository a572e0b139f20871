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
    <span
      title={title}
      className={`cut -my-0.5 h-5 max-w-[min(12rem,100%)] rounded-sm border border-current/30 px-1.5 text-xs leading-4.5 font-medium ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
