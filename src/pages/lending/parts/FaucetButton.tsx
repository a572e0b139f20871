import { lazy, useState } from 'react'
import { askToConnect } from '#interfaces/node/wallet.ts'
import { config } from '#lib/config.ts'
import type { Address } from '#lib/wire.ts'
import { Button } from '#ui/Button.tsx'
import { DialogBoundary } from '#ui/DialogBoundary.tsx'
import { hasFaucet } from './faucet.ts'
import type { LendingRow } from './lendingRow.ts'

type FaucetButtonProps = { user: Address | null; rows: readonly LendingRow[] }

const FaucetDialog = lazy(async () => ({ default: (await import('./FaucetDialog.tsx')).FaucetDialog }))

/** The way to play money. Only on a network whose configuration offers the demo wallet: there tokens cost nothing. */
export function FaucetButton({ user, rows }: FaucetButtonProps) {
  const [open, setOpen] = useState(false)
  const assets = rows.filter(hasFaucet)
  if (!config().wallet.demo || assets.length === 0) return null
  return (
    <>
      <Button onClick={() => (user ? setOpen(true) : askToConnect())}>Get test tokens</Button>
      {open && user && (
        <DialogBoundary onClose={() => setOpen(false)}>
          <FaucetDialog user={user} assets={assets} onClose={() => setOpen(false)} />
        </DialogBoundary>
      )}
    </>
  )
}
