import { useState } from 'react'
import { loadWallet } from '#interfaces/wallet/loadWallet.ts'
import { toast } from '#ui/feedback/toast/toast.ts'
import { Button } from '#ui/form/Button.tsx'
import type { ButtonLook } from '#ui/form/buttonClass.ts'

type SwitchButtonProps = Pick<ButtonLook, 'size' | 'wide'>

/** Asks the wallet to switch to the network of this site. Replaces the button that signs, in the same size. */
export function SwitchButton(look: SwitchButtonProps) {
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
    <Button tone="primary" {...look} busy={busy} onClick={() => void change()}>
      Switch network
    </Button>
  )
}
