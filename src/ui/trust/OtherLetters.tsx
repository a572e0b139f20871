import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'

const OtherLettersSign = lazyRouteComponent(() => import('./OtherLettersSign.tsx'), 'OtherLettersSign')

/** Warns before a name whose letters only look Latin. The table of letters loads only for a name with any beyond ASCII. */
export function OtherLetters({ name }: { name: string }) {
  if (/^[\x20-\x7e]*$/.test(name)) return null
  return (
    <Suspense>
      <OtherLettersSign name={name} />
    </Suspense>
  )
}
