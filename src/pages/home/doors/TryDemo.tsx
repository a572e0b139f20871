import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useWallet } from '#interfaces/wallet/wallet.ts'
import { config } from '#lib/browser/config/config.ts'
import { DemoButton } from '#pages/signing/demo/TryDemo.tsx'
import type { DemoWallet } from '#pages/signing/demo/useDemoWallet.ts'
import { Button } from '#ui/form/Button.tsx'

const FirstTrade = lazyRouteComponent(() => import('#pages/home/own/FirstTrade.tsx'), 'FirstTrade')

/**
 * The first thing to do on a test network: a button that connects a demo wallet with free tokens. Then, in its place, and for
 * whoever comes back, the purchase to make next. Nothing while another wallet is asked.
 */
export function TryDemo({ demo }: { demo: DemoWallet }) {
  const wallet = useWallet()
  const isAsked = wallet.status === 'connecting' && wallet.isNew
  if (!config().wallet.demo || (isAsked && !demo.isOpening)) return null
  return (
    // Beside the search, as wide as the first door below.
    <div className="sm:w-80 sm:shrink-0 lg:w-[calc((100%-2rem)/3)]">
      <DemoButton
        demo={demo}
        size="large"
        next={
          wallet.status !== 'disconnected' &&
          !demo.isOpening && (
            <Suspense
              fallback={
                <Button size="large" tone="primary" busy>
                  Looking for a market
                </Button>
              }
            >
              <FirstTrade user={wallet.status === 'connected' ? wallet.address : null} />
            </Suspense>
          )
        }
      />
    </div>
  )
}
