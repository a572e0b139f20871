import { useQuery } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { useState } from 'react'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { allTransfersByAddressQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { hasMarkets } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { isOldEnough } from '#pages/portfolio/worth/isOldEnough.ts'
import { WorthPanel } from '#pages/portfolio/worth/WorthPanel.tsx'
import { Panel } from '#ui/layout/Panel.tsx'

const NextSteps = lazyRouteComponent(() => import('./NextSteps.tsx'), 'NextSteps')

/** The first steps of a wallet, and the line of its worth where there was something to draw when the page was opened. */
export function FreshStart({ address }: { address: Address }) {
  // The first token may come while the page is open.
  useQuery({ ...tokenBalancesQuery(address, 'ERC-20'), refetchInterval: 6_000 })
  const { data } = useQuery({ ...allTransfersByAddressQuery(address), enabled: hasMarkets() })
  // A line that came later would move the lists down.
  const [hasLine] = useState(() => data !== undefined && isOldEnough(data.rows, { hasTrades: false }))
  return (
    <>
      <Panel title="Next steps" pending={<div className="min-h-68.25 sm:min-h-50.25 lg:min-h-25" />}>
        <NextSteps user={address} />
      </Panel>
      {hasLine && <WorthPanel address={address} />}
    </>
  )
}
