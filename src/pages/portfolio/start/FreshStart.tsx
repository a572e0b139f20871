import { useQuery } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Panel } from '#ui/layout/Panel.tsx'

const NextSteps = lazyRouteComponent(() => import('./NextSteps.tsx'), 'NextSteps')

/** The first steps of a wallet. Without a trade or a loan the line of its worth would be flat: it has none. */
export function FreshStart({ address }: { address: Address }) {
  // The first token may come while the page is open.
  useQuery({ ...tokenBalancesQuery(address, 'ERC-20'), refetchInterval: 6_000 })
  return (
    <Panel title="Next steps" pending={<div className="min-h-68.25 sm:min-h-50.25 lg:min-h-25" />}>
      <NextSteps user={address} />
    </Panel>
  )
}
