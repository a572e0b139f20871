import { lazyRouteComponent, Navigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { askToConnect, useWallet } from '#interfaces/wallet/wallet.ts'
import { hasLending } from '#lib/browser/config/config.ts'
import { WatchAddress } from '#pages/lending/ViewAddress.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { Button } from '#ui/form/Button.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Welcome } from './Welcome.tsx'

const WatchedPanel = lazyRouteComponent(() => import('./panels/WatchedPanel.tsx'), 'WatchedPanel')

/** Leads to the connected wallet's portfolio; without one, to any address's. */
export function OwnPortfolioPage() {
  const wallet = useWallet()
  if (wallet.status === 'connected')
    return <Navigate to="/portfolio/$address" params={{ address: wallet.address }} replace />
  return (
    <>
      <PageHead title="Portfolio" documentTitle="Portfolio" />
      <Panel title="Portfolio" bare>
        {wallet.status === 'connecting' ? (
          <Skeleton rows={2} />
        ) : (
          <Welcome
            title="See your portfolio"
            actions={
              <div className="grid w-full max-w-84 gap-4">
                <Button tone="primary" size="large" onClick={askToConnect}>
                  Connect a wallet
                </Button>
                <WatchAddress to="/portfolio/$address" isOpen />
              </div>
            }
          >
            {hasLending()
              ? 'Connect to see what you hold, trade and owe, or enter any address.'
              : 'Connect to see what you hold, or enter any address.'}
          </Welcome>
        )}
      </Panel>
      <div className="mt-4">
        <Suspense>
          <WatchedPanel />
        </Suspense>
      </div>
    </>
  )
}
