import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { chainIdQuery } from '#interfaces/node/chain/chainId.ts'
import { config, endpointOverrides, ownEndpoints } from '#lib/browser/config/config.ts'

const WarningList = lazy(async () => ({ default: (await import('./WarningList.tsx')).WarningList }))

/** Warnings on every page: replaced endpoints, a node on another chain, and a chain that is still being indexed. */
export function Warnings() {
  const overrides = useSyncExternalStore(endpointOverrides.subscribe, ownEndpoints)
  const replaced = Object.values(overrides).filter(Boolean).length
  const { data: nodeChain = config().chainId } = useQuery(chainIdQuery())
  const { chainId, explorer } = config()
  if (replaced === 0 && nodeChain === chainId && !explorer.indexing) return null
  return (
    <Suspense fallback={null}>
      <WarningList replaced={replaced} nodeChain={nodeChain} />
    </Suspense>
  )
}
