import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useWallet } from '#interfaces/wallet/wallet.ts'
import { config } from '#lib/browser/config/config.ts'
import { useDemoWallet } from '#pages/signing/demo/useDemoWallet.ts'
import { Button } from '#ui/form/Button.tsx'

const FirstTrade = lazyRouteComponent(() => import('./FirstTrade.tsx'), 'FirstTrade')

const sentences = {
  ready: null,
  opening: 'Opening a wallet and filling it…',
  failed: 'The demo wallet did not open. Try again.',
  opened: 'The demo wallet is open.',
}

/**
 * A button, on a test network, that connects a demo wallet with free tokens; then, in its place, the next step. Nothing
 * elsewhere, or where a wallet was connected before.
 */
export function TryDemo() {
  const { status } = useWallet()
  const { step, open, isOpening } = useDemoWallet()
  const isAfter = isOpening || step === 'opened'
  if (!config().wallet.demo || (status !== 'disconnected' && !isAfter)) return null

  return (
    <div className="grid gap-1 sm:min-w-60">
      <span className="grid h-12 *:h-full">
        {step === 'opened' && status === 'connected' ? (
          <Suspense
            fallback={
              <Button size="large" tone="primary" busy>
                Looking for a market
              </Button>
            }
          >
            <FirstTrade />
          </Suspense>
        ) : (
          <Button size="large" tone="primary" busy={isOpening} onClick={open}>
            Try with free test tokens
          </Button>
        )}
      </span>
      <p role="status" className={`text-sm empty:hidden ${step === 'failed' ? 'text-down' : 'text-muted'}`}>
        {sentences[step]}
      </p>
    </div>
  )
}
