import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { config, hasLending, hasMarkets } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { Panel } from '#ui/layout/Panel.tsx'
import { Welcome } from './Welcome.tsx'

type EmptyPortfolioProps = {
  address: Address
  /** Whether it is the connected wallet's own. */
  own: boolean
}

/** Takes the place of the lists of an address that has nothing in any of them, and leads to the first step. */
export function EmptyPortfolio({ address, own }: EmptyPortfolioProps) {
  // The first token may come while the page is open.
  useQuery({ ...tokenBalancesQuery(address, 'ERC-20'), refetchInterval: 6_000 })
  const things = [
    'ERC-20 tokens',
    ...(hasMarkets() ? ['trades'] : []),
    ...(hasLending() ? ['deposits', 'loans'] : []),
  ]
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(things)
  const title = own ? 'Nothing listed yet' : 'Nothing listed'
  return (
    <Panel title={title} bare>
      <Welcome title={title} actions={own ? <OwnSteps /> : <ElsewhereLink address={address} />}>
        {own
          ? `No ${list} are listed for this wallet. What you buy or deposit appears here, with its worth and result.`
          : `No ${list} are listed for this address.`}
      </Welcome>
    </Panel>
  )
}

/** The ways to a first holding. The steps of the lending page begin with free tokens, where there are some. */
function OwnSteps() {
  return (
    <>
      {hasMarkets() && (
        <Link to="/markets" className={buttonClass({ tone: 'primary' })}>
          Find a market
        </Link>
      )}
      {hasLending() && (
        <Link to="/lending" className={buttonClass()}>
          {config().wallet.demo ? 'Get test tokens' : 'Deposit and borrow'}
        </Link>
      )}
    </>
  )
}

function ElsewhereLink({ address }: { address: Address }) {
  return (
    <Link to="/address/$address" params={{ address }} className={buttonClass()}>
      View in the explorer
    </Link>
  )
}
