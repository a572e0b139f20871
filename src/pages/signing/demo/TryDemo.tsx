import { useState } from 'react'
import { Button } from '#ui/form/Button.tsx'

/** Connects a demo wallet with free tokens in one click. For test networks only. The tokens may come after it has left the page. */
export function TryDemo({ size = 'normal' }: { size?: 'normal' | 'large' }) {
  const [step, setStep] = useState<'ready' | 'opening' | 'failed'>('ready')

  async function open() {
    setStep('opening')
    try {
      const { openDemoWallet } = await import('./openDemoWallet.ts')
      await openDemoWallet()
    } catch {
      setStep('failed')
    }
  }

  return (
    <div className="grid gap-1">
      <Button tone="primary" size={size} wide busy={step === 'opening'} onClick={() => void open()}>
        Try with free test tokens
      </Button>
      <p role="status" className="text-xs text-down empty:hidden">
        {step === 'failed' && 'The demo wallet did not open. Try again.'}
      </p>
    </div>
  )
}
