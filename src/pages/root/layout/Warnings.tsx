import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { chainIdQuery } from '#interfaces/node/chainId.ts'
import { config, endpointOverrides } from '#lib/browser/config.ts'

const IndexingBanner = lazy(async () => ({
  default: (await import('./IndexingBanner.tsx')).IndexingBanner,
}))

/** Warnings on every page: replaced endpoints, a node on another chain, and a chain that is still being indexed. */
export function Warnings() {
  const overrides = useSyncExternalStore(endpointOverrides.subscribe, endpointOverrides.read)
  const own = Object.values(overrides).filter(Boolean).length
  const { data: chainId } = useQuery(chainIdQuery())
  const wanted = config().chainId
  return (
    <>
      {own > 0 && (
        <Warning>
          You replaced {own === 1 ? 'one endpoint' : `${own} endpoints`} of this network with your own.{' '}
          <Link to="/settings" className="font-medium underline underline-offset-2">
            Settings
          </Link>
        </Warning>
      )}
      {chainId !== undefined && chainId !== wanted && (
        <Warning>
          The node is on chain {chainId}, this site is for chain {wanted}. Do not sign anything here.
        </Warning>
      )}
      {config().explorer.indexing && (
        <Suspense fallback={null}>
          <IndexingBanner />
        </Suspense>
      )}
    </>
  )
}

function Warning({ children }: { children: React.ReactNode }) {
  return (
    <div role="status" className="border-b bg-raised text-sm text-warn">
      <p className="page py-2">{children}</p>
    </div>
  )
}
