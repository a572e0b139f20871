import { TriangleAlert } from 'lucide-react'
import { lookAlikes, onlyLooksLatin } from '#domain/names/lookAlikes.ts'
import type { OtherLettersProps } from './OtherLetters.tsx'

const sentence = 'Some letters of this name only look Latin'

/** A sign, where a name is written with other letters and looks like a Latin one. */
export function OtherLettersSign({ name, isNote, isWorded }: OtherLettersProps) {
  if (!onlyLooksLatin(name)) return null
  // `LookAlikes` says it of a name that imitates a well-known one.
  if (isNote && lookAlikes([{ id: name, name, isTrusted: false }]).size > 0) return null
  if (isNote)
    return (
      <p role="note">
        {sentence}: another token may be called like this in plain letters. Compare its address before you
        trade.
      </p>
    )
  return (
    <span title={sentence} className="flex shrink-0 items-center gap-1 self-center text-xs text-warn">
      <TriangleAlert size={13} role="img" aria-label={sentence} />
      {isWorded && <span aria-hidden>Look-alike</span>}
    </span>
  )
}
