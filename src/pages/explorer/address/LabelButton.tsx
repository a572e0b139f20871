import { lazyRouteComponent } from '@tanstack/react-router'
import { useState } from 'react'
import type { Address } from '#lib/wire/shapes.ts'
import { DialogBoundary } from '#ui/feedback/dialog/DialogBoundary.tsx'
import { Button } from '#ui/form/Button.tsx'

const LabelDialog = lazyRouteComponent(() => import('./LabelDialog.tsx'), 'LabelDialog')

type LabelButtonProps = {
  address: Address
  /** Names the watching, which the dialog then proposes. */
  watches?: boolean
}

/** Opens the dialog in which the user labels or watches an address. */
export function LabelButton({ address, watches = false }: LabelButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {watches ? 'Watch' : 'Label'}
      </Button>
      {isOpen && (
        <DialogBoundary onClose={close}>
          <LabelDialog address={address} watches={watches} onClose={close} />
        </DialogBoundary>
      )}
    </>
  )
}
