import { useState } from 'react'
import { demoAccount } from '#interfaces/wallet/demoAccount.ts'
import { Button } from '#ui/form/Button.tsx'
import { Copy } from '#ui/links/Copy.tsx'

type DemoKeyProps = { onForget: () => void }

/** The demo wallet's private key: shown to take it elsewhere, and forgotten after a second click. */
export function DemoKey({ onForget }: DemoKeyProps) {
  const [open, setOpen] = useState<'key' | 'forget' | null>(null)
  const key = demoAccount.read()?.key
  if (!key) return null

  function forget() {
    demoAccount.write(null)
    onForget()
  }

  return (
    <section aria-label="Key of the demo wallet" className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => setOpen(open === 'key' ? null : 'key')}>
          {open === 'key' ? 'Hide private key' : 'Show private key'}
        </Button>
        <Button size="small" onClick={() => setOpen(open === 'forget' ? null : 'forget')}>
          Forget this key
        </Button>
      </div>
      {open === 'key' && (
        <p className="flex items-start gap-1 text-xs">
          <code className="min-w-0 wrap-anywhere">{key}</code>
          <Copy value={key} what="private key" />
        </p>
      )}
      {open === 'forget' && (
        <div className="grid justify-items-start gap-2 text-xs text-warn">
          <p>Without a copy of the key, what this account holds and owes is out of reach for good.</p>
          <Button size="small" tone="danger" onClick={forget}>
            Forget it and disconnect
          </Button>
        </div>
      )}
    </section>
  )
}
