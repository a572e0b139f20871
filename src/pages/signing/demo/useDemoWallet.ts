import { useState } from 'react'

export type DemoWallet = ReturnType<typeof useDemoWallet>

/** How far the demo wallet of a button is, and what opens it, with code that loads then. */
export function useDemoWallet() {
  const [step, setStep] = useState<'ready' | 'opening' | 'failed' | 'opened'>('ready')
  async function open() {
    setStep('opening')
    try {
      await (await import('./openDemoWallet.ts')).openDemoWallet()
      setStep('opened')
    } catch {
      setStep('failed')
    }
  }
  return { step, open, isOpening: step === 'opening' }
}
