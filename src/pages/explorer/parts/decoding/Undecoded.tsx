import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { DecodedHereProps } from './DecodedHere.tsx'

const DecodedHere = lazyRouteComponent(() => import('./DecodedHere.tsx'), 'DecodedHere')

/** What the explorer did not decode: decoded here where an ABI is known. The code of that is loaded when it is needed. */
export function Undecoded(props: DecodedHereProps) {
  return (
    <Suspense fallback={props.children}>
      <DecodedHere {...props} />
    </Suspense>
  )
}
