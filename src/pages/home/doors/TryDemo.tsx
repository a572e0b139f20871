import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useWallet } from '#interfaces/wallet/wallet.ts'
import { config } from '#lib/browser/config/config.ts'
import { DemoButton } from '#pages/signing/demo/TryDemo.tsx'
import { useDemoWallet } from '#pages/signing/demo/useDemoWallet.ts'
import { Button } from '#ui/form/Button.tsx'

const FirstTrade = lazyRouteComponent(() => import('./FirstTrade.tsx'), 'FirstTrade')

/**
 * A button, on a test network, that connects a demo wallet with free tokens; then, in its place, the next step. Nothing
 * elsewhere, or where a wallet was connected before.
 */
export function TryDemo() {
  const { status } = useWallet()
  const demo = useDemoWallet()
  const isAfter = demo.isOpening || demo.step === 'opened'
  if (!config().wallet.demo || (status !== 'disconnected' && !isAfter)) return null

  return (
    <div className="sm:w-80 sm:shrink-0 lg:w-[calc((100%-2rem)/3)]">
      <DemoButton
        demo={demo}
        size="large"
        next={
          demo.step === 'opened' &&
          status === 'connected' && (
            <Suspense
              fallback={
                <Button size="large" tone="primary" busy>
                  Looking for a market
                </Button>
              }
            >
              <FirstTrade />
            </Suspense>
          )
        }
      />
    </div>
  )
}
