import { midcut } from '#lib/text/midcut.ts'

type MidcutProps = {
  value: string
  /** It stands behind a name: where both find no room, it is "…abcd" alone, before the name is cut. */
  yields?: boolean
}

/**
 * A hash shortened in the middle. Only the display is shortened: selecting, copying and searching the page find all
 * of it. In a narrow place its first part shrinks by whole characters; the first and last characters always stay.
 */
export function Midcut({ value, yields = false }: MidcutProps) {
  const { head, rest, tail } = midcut(value)
  const end = (
    <>
      <span className="midcut-rest">{rest}</span>
      {tail}
    </>
  )
  return (
    <span className={`font-mono ${yields ? 'midcut-yields' : 'midcut'}`} translate="no">
      {rest === '' ? (
        head
      ) : (
        <>
          <span className={yields ? '' : 'midcut-head'}>{head}</span>
          {yields ? <span className="-order-1">{end}</span> : end}
        </>
      )}
    </span>
  )
}
