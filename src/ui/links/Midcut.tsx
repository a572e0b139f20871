import { midcut } from '#lib/text/midcut.ts'

type MidcutProps = {
  value: string
  /** Keeps its width; a name beside it is cut first. */
  firm?: boolean
}

/**
 * A hash shortened in the middle. Only the display is shortened: selecting, copying and searching the page find all
 * of it. In a narrow place its first part shrinks by whole characters; the first and last characters always stay.
 */
export function Midcut({ value, firm = false }: MidcutProps) {
  const { head, rest, tail } = midcut(value)
  return (
    <span className={`midcut font-mono ${firm ? 'sm:shrink-0' : ''}`} translate="no">
      {rest === '' ? (
        head
      ) : (
        <>
          <span className="midcut-head">{head}</span>
          <span className="midcut-rest">{rest}</span>
          {tail}
        </>
      )}
    </span>
  )
}
