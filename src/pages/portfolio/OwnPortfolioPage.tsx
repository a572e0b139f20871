import { lazyRouteComponent, Navigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { askToConnect, useWallet } from '#interfaces/wallet/wallet.ts'
import { config, hasLending, hasMarkets } from '#lib/browser/config/config.ts'
import { TryDemo } from '#pages/signing/demo/TryDemo.tsx'
import { PagePending } from '#ui/feedback/loading/PagePending.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { Button } from '#ui/form/Button.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Welcome } from './Welcome.tsx'

const AddressForm = lazyRouteComponent(() => import('#pages/lending/AddressForm.tsx'), 'AddressForm')
const NextSteps = lazyRouteComponent(() => import('./start/NextSteps.tsx'), 'NextSteps')
const WatchedPanel = lazyRouteComponent(() => import('./panels/WatchedPanel.tsx'), 'WatchedPanel')

/** Leads to the connected wallet's portfolio; without one, to a wallet, to any address, or to a first step. */
export function OwnPortfolioPage() {
  const wallet = useWallet()
  if (wallet.status === 'connected')
    return (
      <>
        <Navigate to="/portfolio/$address" params={{ address: wallet.address }} replace />
        <PagePending />
      </>
    )
  // A first connection may take long, to scan a code with a phone, so the choices stay on screen.
  const isBack = wallet.status === 'connecting' && !wallet.isNew
  const { demo } = config().wallet
  return (
    <>
      <PageHead title="Portfolio" documentTitle="Portfolio" />
      <div className="grid gap-4">
        <Panel title="Portfolio" bare>
          {isBack ? (
            <Skeleton rows={2} />
          ) : (
            <Welcome
              title="See your portfolio"
              actions={
                <>
                  {demo && <TryDemo size="large" />}
                  <Button tone={demo ? 'plain' : 'primary'} size="large" onClick={askToConnect}>
                    Connect a wallet
                  </Button>
                  <Suspense fallback={<div className="h-13" />}>
                    <AddressForm to="/portfolio/$address" autoFocus={false} />
                  </Suspense>
                </>
              }
            />
          )}
        </Panel>
        {!isBack && (hasMarkets() || hasLending()) && (
          <Panel title="Where to begin" pending={<div className="min-h-68.25 sm:min-h-50.25 lg:min-h-25" />}>
            <NextSteps user={null} />
          </Panel>
        )}
        <Suspense>
          <WatchedPanel />
        </Suspense>
      </div>
    </>
  )
}
