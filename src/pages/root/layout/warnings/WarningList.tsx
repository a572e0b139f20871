import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { config } from '#lib/browser/config/config.ts'
import { IndexingBanner } from './IndexingBanner.tsx'

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
