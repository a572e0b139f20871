import { useState } from 'react'
import { storageReach } from '#lib/browser/storage.ts'
import { Button } from '#ui/form/Button.tsx'

type SignButtonProps = { children: string; onClick?: () => void; busy?: boolean; disabled?: boolean }

/** The one button of a form that signs. Its label is the exact next act. */
export function SignButton({ children, onClick, busy = false, disabled = false }: SignButtonProps) {
  return (
    <div className="act-place">
      <StorageNotice />
      <Button
        tone="primary"
        size="large"
        wide
        busy={busy}
        disabled={disabled}
        data-signs
        {...(onClick && { onClick })}
      >
        <span className="truncate">{children}</span>
      </Button>
    </div>
  )
}

/** Says before a signature that this browser cannot remember the transaction. Nothing where it can. */
function StorageNotice() {
  const [reach] = useState(storageReach)
  if (reach === 'device') return null
  return (
    <p role="status" className="text-xs text-warn">
      This browser's storage is full or blocked. Tideline forgets this transaction when you{' '}
      {reach === 'tab' ? 'close this tab' : 'reload or close this page'}.
    </p>
  )
}
