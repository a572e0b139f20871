import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { NamedMarket } from './Imitation.tsx'

const Imitation = lazyRouteComponent(() => import('./Imitation.tsx'), 'Imitation')

type ImitationNoteProps = { market: NamedMarket; className?: string }

/** Warns of a market whose symbol only looks Latin. The table of letters loads only for a symbol with any beyond ASCII. */
export function ImitationNote({ market, className }: ImitationNoteProps) {
  if (/^[\x20-\x7e]*$/.test(market.symbol)) return null
  return (
    <Suspense>
      <Imitation market={market} className={className} />
    </Suspense>
  )
}
