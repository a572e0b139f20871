import { midcut } from '#lib/text/midcut.ts'

type MidcutProps = {
  value: string
  head?: number
  tail?: number
  /** It keeps its width beside a name, which is cut first. */
  firm?: boolean
}

/**
 * A hash shortened in the middle. Only the display is shortened: selecting, copying and searching the page find all
 * of it.
 */
export function Midcut({ value, head = 6, tail = 4, firm = false }: MidcutProps) {
  const parts = midcut(value, head, tail)
  return (
    <span className={`font-mono ${firm ? 'whitespace-nowrap max-sm:cut sm:shrink-0' : 'cut'}`} translate="no">
      {parts.head}
      {parts.rest !== '' && (
        <>
          <span className="midcut-rest">{parts.rest}</span>
          {parts.tail}
        </>
      )}
    </span>
  )
}
