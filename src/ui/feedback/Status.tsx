import { Check, CircleHelp, Clock, Undo2, X } from 'lucide-react'
import { Badge, type Tone } from '#ui/figures/Badge.tsx'

export type StatusValue = 'success' | 'reverted' | 'pending' | 'unknown' | 'dropped'

type StatusProps = { value: StatusValue }

const looks: Record<StatusValue, { word: string; tone: Tone; Icon: typeof Check }> = {
  success: { word: 'Success', tone: 'up', Icon: Check },
  reverted: { word: 'Reverted', tone: 'down', Icon: X },
  pending: { word: 'Pending', tone: 'warn', Icon: Clock },
  unknown: { word: 'Unknown', tone: 'neutral', Icon: CircleHelp },
  dropped: { word: 'Dropped', tone: 'neutral', Icon: Undo2 },
}

/** The status of a transaction as a word with an icon. */
export function Status({ value }: StatusProps) {
  const { word, tone, Icon } = looks[value]
  return (
    <Badge tone={tone}>
      <Icon size={12} strokeWidth={2.5} className="mr-1 inline align-[-0.13em]" aria-hidden />
      {word}
    </Badge>
  )
}
