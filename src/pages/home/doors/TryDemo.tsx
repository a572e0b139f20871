import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWallet } from '#interfaces/wallet/wallet.ts'
import { config } from '#lib/browser/config/config.ts'
import { Button } from '#ui/form/Button.tsx'

/**
 * A button, on a test network, that connects a demo wallet with free tokens. Nothing elsewhere, or once a wallet is
 * connected.
 */
export function TryDemo() {
  const { status } = useWallet()
  const client = useQueryClient()
  const [step, setStep] = useState<'ready' | 'opening' | 'failed'>('ready')
  if (!config().wallet.demo || (status !== 'disconnected' && step !== 'opening')) return null

  async function open() {
    setStep('opening')
    try {
      const { openDemoWallet } = await import('./openDemoWallet.ts')
      await openDemoWallet(client)
      setStep('ready')
    } catch {
      setStep('failed')
    }
  }

  return (
    <div className="grid gap-1">
      <span className="grid h-12 *:h-full">
        <Button size="large" tone="primary" busy={step === 'opening'} onClick={() => void open()}>
          Try with free test tokens
        </Button>
      </span>
      <p role="status" className="text-xs text-down empty:hidden">
        {step === 'failed' && 'The demo wallet did not open. Try again.'}
      </p>
    </div>
  )
}
