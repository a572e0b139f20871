import { useState } from 'react'
import { formatCount } from '#lib/format/count.ts'
import { ExternalText } from './ExternalText.tsx'

type LongTextProps = { children: string; longest?: number }

/** Shows the start of a text of any length, and all of it on demand. A browser needs seconds to lay out a megabyte. */
export function LongText({ children: text, longest = 2_000 }: LongTextProps) {
  const [isWhole, setIsWhole] = useState(false)
  if (text.length <= longest || isWhole) return <ExternalText>{text}</ExternalText>
  return (
    <>
      <ExternalText>{`${text.slice(0, longest)}…`}</ExternalText>{' '}
      <button type="button" className="text-accent underline" onClick={() => setIsWhole(true)}>
        Show all {formatCount(text.length)} characters
      </button>
    </>
  )
}
