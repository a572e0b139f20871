import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { indexingStatusQuery } from '#interfaces/explorer/chain/stats.ts'
import { config } from '#lib/browser/config/config.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { decimal } from '#lib/numbers/decimal.ts'

type WarningListProps = {
  /** How many endpoints the user replaced. */
  replaced: number
  /** The chain that the node is on. */
  nodeChain: number
}

/** The warnings that are due, each a line across the page. */
export function WarningList({ replaced, nodeChain }: WarningListProps) {
  const { chainId, explorer } = config()
  return (
    <>
      {replaced > 0 && (
        <Warning>
          You replaced {replaced === 1 ? 'one endpoint' : `${replaced} endpoints`} of this network with your
          own.{' '}
          <Link to="/settings" className="font-medium underline underline-offset-2">
            Settings
          </Link>
        </Warning>
      )}
      {nodeChain !== chainId && (
        <Warning>
          The node is on chain {nodeChain}, this site is for chain {chainId}. Do not sign anything here.
        </Warning>
      )}
      {explorer.indexing && <IndexingBanner />}
    </>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="border-b bg-raised text-sm text-warn">
      <p className="page py-2">{children}</p>
    </div>
  )
}

const interval = 5_000

/**
 * Shows how much of the chain the explorer has indexed, while it is indexing. Not on the front page and the status page,
 * which have this themselves.
 */
function IndexingBanner() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const { data } = useQuery({
    ...indexingStatusQuery(),
    refetchInterval: ({ state }) => state.data?.finishedIndexingBlocks !== true && interval,
  })
  if (data?.finishedIndexingBlocks !== false || pathname === '/' || pathname === '/status') return null
  const ratio = data.indexedBlocksRatio
  return (
    <div role="status" className="border-b bg-raised text-sm text-muted">
      <p className="page py-1.5">
        Indexing the chain{ratio !== null && `: ${formatPercent(decimal(ratio.toFixed(12)))} done`}. Lists and
        counts are incomplete.
      </p>
    </div>
  )
}
