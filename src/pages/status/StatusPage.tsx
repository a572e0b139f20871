import { useSyncExternalStore } from 'react'
import { statsQuery } from '#interfaces/explorer/chain/stats.ts'
import { usedInterfaces } from '#lib/browser/config/config.ts'
import { health, subscribeHealth } from '#lib/requests/interfaceHealth.ts'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { ChainFigures } from './ChainFigures.tsx'
import { CoinPrices } from './CoinPrices.tsx'
import { InterfacePanel } from './InterfacePanel.tsx'
import { useNewestBlocks } from './useNewestBlocks.ts'

/** The state of the network's interfaces and their newest blocks. */
export function StatusPage() {
  const all = useSyncExternalStore(subscribeHealth, health)
  const newest = useNewestBlocks()
  return (
    <>
      <PageHead title="Status" documentTitle="Status" />
      <div className="grid gap-4 md:grid-cols-2">
        {usedInterfaces().map((name) => (
          <InterfacePanel
            key={name}
            name={name}
            health={all[name]}
            newest={newest[name]}
            head={newest.node.block}
          />
        ))}
      </div>
      <div className="mt-4 grid gap-4">
        <Panel
          title="The chain in figures"
          source="explorer"
          asOf={<QueryAsOf queryKey={statsQuery().queryKey} />}
        >
          <ChainFigures />
        </Panel>
        <CoinPrices />
      </div>
    </>
  )
}
