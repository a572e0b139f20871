import { useState } from 'react'
import { formatCount } from '#lib/format/count.ts'
import { ExternalText } from './ExternalText.tsx'

type LongTextProps = { children: string; longest?: number }

/** Text from outside of any length: its begin, and all of it on demand. A megabyte takes a browser seconds to lay out. */
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
