import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { ImitationProps } from './Imitation.tsx'

const Imitation = lazyRouteComponent(() => import('./Imitation.tsx'), 'Imitation')

/** Warns of a market whose symbol only looks Latin. The table of letters loads only for a symbol with any beyond ASCII. */
export function ImitationNote(props: ImitationProps) {
  if (/^[\x20-\x7e]*$/.test(props.market.symbol)) return null
  return (
    <Suspense>
      <Imitation {...props} />
    </Suspense>
  )
}
