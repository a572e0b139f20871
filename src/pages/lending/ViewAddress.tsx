import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { Button } from '#ui/form/Button.tsx'

/** The code loads with the first press. */
const AddressForm = lazyRouteComponent(() => import('./AddressForm.tsx'), 'AddressForm')

type WatchAddressProps = { to: '/lending/$address' | '/portfolio/$address' }

/** A button that becomes a field to open any address, without a wallet. */
export function WatchAddress({ to }: WatchAddressProps) {
  const [isWanted, setIsWanted] = useState(false)
  const button = (
    <Button onClick={() => setIsWanted(true)}>
      {/* A phone has no room for the verb; without "any" it would be one's own. */}
      <span className="max-sm:sr-only">View any address</span>
      <span className="sm:hidden" aria-hidden="true">
        Any address
      </span>
    </Button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <div className="max-sm:relative">
        {/* On a phone the field lies over the head of the page, so that nothing moves. */}
        <span className="invisible sm:hidden">{button}</span>
        <AddressForm to={to} autoFocus />
      </div>
    </Suspense>
  )
}
