import { lazy, useState } from 'react'
import { askToConnect } from '#interfaces/wallet/wallet.ts'
import { config } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { type FaucetRow, faucetAssets } from '#pages/signing/demo/faucetAssets.ts'
import { DialogBoundary } from '#ui/feedback/dialog/DialogBoundary.tsx'
import { Button } from '#ui/form/Button.tsx'

type FaucetButtonProps = {
  user: Address | null
  rows: readonly FaucetRow[]
  /** Null for no button, where only a dialog may still be open. */
  tone?: 'primary' | 'plain' | null
  /** The one token that is missing: the button is then the one of its form. */
  symbol?: string
}

const FaucetDialog = lazy(async () => ({
  default: (await import('#pages/signing/FaucetDialog.tsx')).FaucetDialog,
}))

/** Opens the faucet. It is shown only where config.json offers the demo wallet, where tokens are free. */
export function FaucetButton({ user, rows, tone = 'plain', symbol }: FaucetButtonProps) {
  const [open, setOpen] = useState(false)
  const assets = faucetAssets(rows)
  if (!config().wallet.demo || assets.length === 0) return null
  return (
    <>
      {tone && (
        <Button
          tone={tone}
          {...(symbol && { size: 'large', wide: true })}
          onClick={() => (user ? setOpen(true) : askToConnect())}
        >
          {`Get test ${symbol ?? 'tokens'}`}
        </Button>
      )}
      {open && user && (
        <DialogBoundary onClose={() => setOpen(false)}>
          <FaucetDialog
            user={user}
            assets={assets}
            use="to deposit and to repay"
            onClose={() => setOpen(false)}
          />
        </DialogBoundary>
      )}
    </>
  )
}
