import { midcut } from '#lib/text/midcut.ts'

type MidcutProps = { value: string; head?: number; tail?: number }

/**
 * A hash shortened in the middle. Only the display is shortened: selecting, copying and searching the page find all
 * of it.
 */
export function Midcut({ value, head = 6, tail = 4 }: MidcutProps) {
  const parts = midcut(value, head, tail)
  return (
    <span className="whitespace-nowrap font-mono" translate="no">
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
