import { useState } from 'react'
import { demoAccount } from '#interfaces/wallet/demoAccount.ts'
import { Button } from '#ui/form/Button.tsx'
import { Copy } from '#ui/links/Copy.tsx'

/** Shows the demo wallet's private key, to take it elsewhere: two parts of a grid, a button and a line. */
export function KeyBackup() {
  const [isOpen, setIsOpen] = useState(false)
  const key = demoAccount.read()?.key
  if (!key) return null
  return (
    <>
      <Button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Hide the key' : 'Back up the key'}</Button>
      {isOpen && (
        <p className="col-span-full flex items-start gap-1 text-xs">
          <code className="min-w-0 wrap-anywhere">{key}</code>
          <Copy value={key} what="private key" />
        </p>
      )}
    </>
  )
}

/** Deletes the demo wallet's private key after a second click. */
export function KeyDeletion({ onForget }: { onForget: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  if (!demoAccount.read()) return null

  function forget() {
    demoAccount.write(null)
    onForget()
  }

  return (
    <div className="grid justify-items-start gap-2 border-t pt-3">
      {isOpen ? (
        <>
          <p className="text-xs text-down">
            Nobody can restore the key. Without a copy of it, this account's coins, tokens, deposits and loans
            are out of reach for good.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setIsOpen(false)}>Keep it</Button>
            <Button tone="danger" onClick={forget}>
              Delete it and disconnect
            </Button>
          </div>
        </>
      ) : (
        <Button tone="danger" size="small" onClick={() => setIsOpen(true)}>
          Delete this key…
        </Button>
      )}
    </div>
  )
}
