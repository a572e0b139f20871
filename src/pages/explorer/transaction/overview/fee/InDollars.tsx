import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { WorthProps } from './Worth.tsx'

const Worth = lazyRouteComponent(() => import('./Worth.tsx'), 'Worth')

/** What an amount of the native coin is worth, where the explorer tells the rate. Loaded only then. */
export function InDollars(props: WorthProps) {
  const { exchangeRate, historicExchangeRate } = props.transaction
  return (
    (exchangeRate ?? historicExchangeRate) && (
      <Suspense>
        <Worth {...props} />
      </Suspense>
    )
  )
}
