import { TriangleAlert } from 'lucide-react'
import { onlyLooksLatin } from '#domain/names/lookAlikes.ts'

const sentence = 'Some letters of this name only look Latin'

/** A sign, where a name is written with other letters and looks like a Latin one. */
export function OtherLettersSign({ name }: { name: string }) {
  if (!onlyLooksLatin(name)) return null
  return (
    <span title={sentence} className="shrink-0 self-center">
      <TriangleAlert size={13} className="text-warn" role="img" aria-label={sentence} />
    </span>
  )
}
