import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { hasLending, hasMarkets } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Empty } from '#ui/feedback/Empty.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { Panel } from '#ui/layout/Panel.tsx'

/** Takes the place of the lists of an address that has nothing in any of them. */
export function EmptyPortfolio({ address }: { address: Address }) {
  // The first token may come while the page is open.
  useQuery({ ...tokenBalancesQuery(address, 'ERC-20'), refetchInterval: 6_000 })
  const things = [
    'ERC-20 tokens',
    ...(hasMarkets() ? ['trades'] : []),
    ...(hasLending() ? ['deposits', 'loans'] : []),
  ]
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(things)
  return (
    <Panel title="Nothing listed">
      <Empty
        action={
          <Link to="/address/$address" params={{ address }} className={buttonClass()}>
            View in the explorer
          </Link>
        }
      >
        {`No ${list} are listed for this address.`}
      </Empty>
    </Panel>
  )
}
