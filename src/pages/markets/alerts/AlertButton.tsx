import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useState, useSyncExternalStore } from 'react'
import type { Market } from '#interfaces/indexer/market.ts'
import { hasPriceAlerts } from '#lib/browser/storage/hasPriceAlerts.ts'
import { Button } from '#ui/form/Button.tsx'

/** The code loads with the first press, that of the count only where this browser keeps an alert. */
const AlertDialog = lazyRouteComponent(() => import('./AlertDialog.tsx'), 'AlertDialog')
const AlertCount = lazyRouteComponent(() => import('./AlertCount.tsx'), 'AlertCount')

type AlertButtonProps = { market: Market }

/** Opens the price alerts of a market, and shows how many are set. */
export function AlertButton({ market }: AlertButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const hasAny = useSyncExternalStore(hasPriceAlerts.subscribe, hasPriceAlerts.read)
  return (
    <>
      <Button size="small" tone="quiet" onClick={() => setIsOpen(true)}>
        Alerts
        {hasAny && (
          <Suspense>
            <AlertCount pool={market.poolAddress} />
          </Suspense>
        )}
      </Button>
      {isOpen && (
        <Suspense>
          <AlertDialog market={market} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
