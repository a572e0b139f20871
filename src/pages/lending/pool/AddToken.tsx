import { useState } from 'react'
import { useWallet } from '#interfaces/wallet/wallet.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { toast } from '#ui/feedback/toast/toast.ts'
import { Button } from '#ui/form/Button.tsx'

type AddTokenProps = { address: Address; symbol: string; decimals: number }

/** Asks a connected wallet to list a token; nothing for those who have none. */
export function AddToken(token: AddTokenProps) {
  const wallet = useWallet()
  const [busy, setBusy] = useState(false)
  if (wallet.status !== 'connected' || wallet.isDemo) return null

  async function add() {
    setBusy(true)
    await import('#interfaces/wallet/requests/walletAdditions.ts')
      .then(({ addTokenToWallet }) => addTokenToWallet(token))
      .catch(() => toast('The wallet did not add the token.', { tone: 'failure' }))
    setBusy(false)
  }

  return (
    <Button size="small" busy={busy} onClick={() => void add()}>
      Add to wallet
    </Button>
  )
}
