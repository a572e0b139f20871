import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { hasTrading } from '#lib/browser/config/config.ts'
import { Button } from '#ui/form/Button.tsx'
import { useQuickBuyAmount } from './quickBuyAmount.ts'

/** The code loads with the first press. */
const QuickBuyDialog = lazyRouteComponent(() => import('./QuickBuyDialog.tsx'), 'QuickBuyDialog')

/** Opens the choice of the amount that one press of the board buys for. */
export function QuickBuyChoice() {
  const [isOpen, setIsOpen] = useState(false)
  const amount = useQuickBuyAmount()
  if (!hasTrading()) return null
  return (
    <>
      <Button aria-pressed={amount !== null} onClick={() => setIsOpen(true)}>
        Quick buy
      </Button>
      {isOpen && (
        <Suspense>
          <QuickBuyDialog onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
