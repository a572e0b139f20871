import { useState } from 'react'
import { loadWallet } from '#interfaces/wallet/loadWallet.ts'
import { toast } from '#ui/feedback/toast.ts'
import { SignButton } from './SignButton.tsx'

/** Asks the wallet to change to the network of this site. */
export function SwitchButton() {
  const [busy, setBusy] = useState(false)
  async function change() {
    setBusy(true)
    try {
      await (await loadWallet()).switchToNetwork()
    } catch {
      toast('The wallet did not switch networks.', { tone: 'failure' })
    }
    setBusy(false)
  }
  return (
    <SignButton busy={busy} onClick={() => void change()}>
      Switch network
    </SignButton>
  )
}
