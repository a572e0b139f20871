import { Link, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useWallet } from '#interfaces/wallet/wallet.ts'
import { config, hasLending, hasMarkets } from '#lib/browser/config/config.ts'
import { DemoButton } from '#pages/signing/demo/TryDemo.tsx'
import type { DemoWallet } from '#pages/signing/demo/useDemoWallet.ts'
import { Button } from '#ui/form/Button.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'

/** Beside the search, as wide as the first door below. */
const place = 'sm:w-80 sm:shrink-0 lg:w-[calc((100%-2rem)/3)]'

const FirstTrade = lazyRouteComponent(() => import('#pages/home/own/FirstTrade.tsx'), 'FirstTrade')

/**
 * The first thing to do. On a test network, a button that connects a demo wallet with free tokens; then, in its place, the
 * next step. Where a wallet comes back, or was connected, the way to its portfolio. Else nothing.
 */
export function TryDemo({ demo }: { demo: DemoWallet }) {
  const { status } = useWallet()
  const isAfter = demo.isOpening || demo.step === 'opened'
  if (status !== 'disconnected' && !isAfter)
    return hasMarkets() || hasLending() ? (
      <div className={place}>
        <Link to="/portfolio" className={buttonClass({ tone: 'primary', size: 'large', wide: true })}>
          Your portfolio
        </Link>
      </div>
    ) : null
  if (!config().wallet.demo) return null
  return (
    <div className={place}>
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
