import { midcut } from '#lib/text/midcut.ts'

type MidcutProps = {
  value: string
  /** Shrinks before the name beside it is cut, where the window is no phone's. */
  yields?: boolean
}

/**
 * A hash shortened in the middle. Only the display is shortened: selecting, copying and searching the page find all
 * of it. In a narrow place its first part shrinks by whole characters; the first and last characters always stay.
 */
export function Midcut({ value, yields = false }: MidcutProps) {
  const { head, rest, tail } = midcut(value)
  return (
    <span className={`midcut font-mono ${yields ? 'sm:shrink-9999' : ''}`} translate="no">
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
