import { Navigate } from '@tanstack/react-router'
import { askToConnect, useWallet } from '#interfaces/node/wallet.ts'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { WatchAddress } from '../parts/WatchAddress.tsx'

/** Leads to the connected wallet's portfolio; without one, to any address's. */
export function OwnPortfolioPage() {
  const wallet = useWallet()
  if (wallet.status === 'connected')
    return <Navigate to="/portfolio/$address" params={{ address: wallet.address }} replace />
  return (
    <>
      <PageHead
        title="Portfolio"
        documentTitle="Portfolio"
        actions={<WatchAddress to="/portfolio/$address" />}
      />
      <Panel title="Whose?" bare>
        {wallet.status === 'connecting' ? (
          <Skeleton rows={2} />
        ) : (
          <Empty
            action={
              <Button tone="primary" onClick={askToConnect}>
                Connect a wallet
              </Button>
            }
          >
            Connect to see what you hold, trade and owe, or enter any address above.
          </Empty>
        )}
      </Panel>
    </>
  )
}
