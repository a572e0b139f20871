import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { Market } from '#interfaces/indexer/market.ts'
import { Button } from '#ui/form/Button.tsx'

/** The code loads with the first press. */
const AlertDialog = lazyRouteComponent(() => import('./AlertDialog.tsx'), 'AlertDialog')

type AlertButtonProps = { market: Market }

/** Opens the price alerts of a market. */
export function AlertButton({ market }: AlertButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" tone="quiet" onClick={() => setIsOpen(true)}>
        Alerts
      </Button>
      {isOpen && (
        <Suspense>
          <AlertDialog market={market} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
