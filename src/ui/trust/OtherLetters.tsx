import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'

const OtherLettersSign = lazyRouteComponent(() => import('./OtherLettersSign.tsx'), 'OtherLettersSign')

export type OtherLettersProps = {
  name: string
  /** A sentence on the page of the name, in place of the sign before it. */
  isNote?: boolean
  /** Whether words stand beside the sign, where no pointer asks what it means. */
  isWorded?: boolean
}

/** Warns before a name whose letters only look Latin. The table of letters loads only for a name with any beyond ASCII. */
export function OtherLetters({ name, isNote = false, isWorded = false }: OtherLettersProps) {
  if (/^[\x20-\x7e]*$/.test(name)) return null
  return (
    <Suspense>
      <OtherLettersSign name={name} isNote={isNote} isWorded={isWorded} />
    </Suspense>
  )
}
