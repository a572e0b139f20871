import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { DecodedHereProps } from './DecodedHere.tsx'

const DecodedHere = lazyRouteComponent(() => import('./DecodedHere.tsx'), 'DecodedHere')

/** Decodes a call, an error or a log that the explorer did not decode, when an ABI is known; else shows `children`. */
export function Undecoded(props: DecodedHereProps) {
  return (
    <Suspense fallback={props.below ?? props.children}>
      <DecodedHere {...props} />
    </Suspense>
  )
}
