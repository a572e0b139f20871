import { lazyRouteComponent } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Market } from '#interfaces/indexer/market.ts'
import { IconButton } from '#ui/form/IconButton.tsx'

/** Loaded by the first press. */
const AlertDialog = lazyRouteComponent(() => import('./AlertDialog.tsx'), 'AlertDialog')

type AlertButtonProps = { market: Market }

/** Opens the price alerts of a market. */
export function AlertButton({ market }: AlertButtonProps) {
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  return (
    <>
      <IconButton label="Price alerts" onClick={() => setIsOpen(true)}>
        <Bell size={15} aria-hidden />
      </IconButton>
      {isOpen !== null && (
        <Suspense>
          <AlertDialog market={market} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
