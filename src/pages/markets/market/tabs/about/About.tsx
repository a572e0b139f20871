import { Link } from '@tanstack/react-router'
import type { Market } from '#interfaces/indexer/market.ts'
import { marketsByCreatorQuery } from '#interfaces/indexer/market.ts'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { Panel } from '#ui/layout/Panel.tsx'
import { CreatorActivity } from './CreatorActivity.tsx'
import { CreatorMarkets } from './CreatorMarkets.tsx'
import { CreatorWords } from './CreatorWords.tsx'
import { OnChain } from './OnChain.tsx'

/** A link in the head of a panel. */
const headLink = buttonClass({ size: 'small', tone: 'quiet' })

type AboutProps = { market: Market }

/** The creator's description of the market, its addresses, what the creator did on it, and the creator's other markets. */
export function About({ market }: AboutProps) {
  return (
    <>
      <Panel title="From the creator" source="indexer">
        <CreatorWords market={market} />
      </Panel>
      <Panel title="On chain" source="indexer">
        <OnChain market={market} />
      </Panel>
      <Panel
        title="Creator's activity"
        source="indexer"
        rows={4}
        lines={2}
        asOf={<QueryAsOf queryKey={allSwapsByUserQuery(market.creator).queryKey} />}
        control={
          <Link to="/portfolio/$address" params={{ address: market.creator }} className={headLink}>
            Portfolio
          </Link>
        }
      >
        <CreatorActivity market={market} />
      </Panel>
      <Panel
        title="Other markets of this creator"
        source="indexer"
        asOf={<QueryAsOf queryKey={marketsByCreatorQuery(market.creator).queryKey} />}
      >
        <CreatorMarkets market={market} />
      </Panel>
    </>
  )
}
