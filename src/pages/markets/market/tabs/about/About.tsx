import type { Market } from '#interfaces/indexer/market.ts'
import { marketsByCreatorQuery } from '#interfaces/indexer/market.ts'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { CreatorMarkets } from './CreatorMarkets.tsx'
import { CreatorWords } from './CreatorWords.tsx'
import { OnChain } from './OnChain.tsx'

type AboutProps = { market: Market }

/** The creator's description of the market, its addresses, and the creator's other markets. */
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
        title="Other markets of this creator"
        source="indexer"
        asOf={<QueryAsOf queryKey={marketsByCreatorQuery(market.creator).queryKey} />}
      >
        <CreatorMarkets market={market} />
      </Panel>
    </>
  )
}
