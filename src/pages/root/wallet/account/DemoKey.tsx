import { useState } from 'react'
import { demoAccount } from '#interfaces/wallet/demoAccount.ts'
import { Button } from '#ui/form/Button.tsx'
import { Copy } from '#ui/links/Copy.tsx'

type DemoKeyProps = { onForget: () => void }

/** The demo wallet's private key: shown to take it elsewhere, and deleted after a second click. */
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
      <div className="grid grid-cols-2 gap-2">
        <Button tone="primary" onClick={() => setOpen(open === 'key' ? null : 'key')}>
          {open === 'key' ? 'Hide the key' : 'Back up the key'}
        </Button>
        <Button tone="danger" onClick={() => setOpen(open === 'forget' ? null : 'forget')}>
          Delete this key…
        </Button>
      </div>
      {open === 'key' && (
        <p className="flex items-start gap-1 text-xs">
          <code className="min-w-0 wrap-anywhere">{key}</code>
          <Copy value={key} what="private key" />
        </p>
      )}
      {open === 'forget' && (
        <div className="grid justify-items-start gap-2 rounded-md border border-down p-3 text-xs text-down">
          <p>
            Nobody can restore the key. Without a copy of it, this account's coins, tokens, deposits and loans
            are out of reach for good.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setOpen(null)}>Keep it</Button>
            <Button tone="danger" onClick={forget}>
              Delete it and disconnect
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}
