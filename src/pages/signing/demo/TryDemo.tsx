import type { ReactNode } from 'react'
import { useWallet } from '#interfaces/wallet/wallet.ts'
import { Button } from '#ui/form/Button.tsx'
import { type DemoWallet, useDemoWallet } from './useDemoWallet.ts'

/** Connects a demo wallet with free tokens in one click. For test networks only. The tokens may come after it has left the page. */
export function TryDemo(look: Omit<DemoButtonProps, 'demo'>) {
  return <DemoButton {...look} demo={useDemoWallet()} />
}

type DemoButtonProps = {
  size?: 'large' | undefined
  demo: DemoWallet
  label?: string | undefined
  /** Stands in place of the button. */
  next?: ReactNode
}

/** The button that opens a demo wallet, or what comes after it, and how far that is. */
export function DemoButton({
  size,
  demo: { step, open, isOpening },
  label = 'Try with free test tokens',
  next,
}: DemoButtonProps) {
  const isOpen = useWallet().status === 'connected'
  return (
    <div className="grid gap-1">
      {next || (
        <Button tone="primary" size={size} wide busy={isOpening} onClick={open}>
          {isOpening ? (isOpen ? 'Getting test tokens…' : 'Opening a wallet…') : label}
        </Button>
      )}
      <p role="status" className="text-xs text-down empty:hidden">
        {step === 'failed' && 'The demo wallet did not open. Try again.'}
      </p>
    </div>
  )
}
