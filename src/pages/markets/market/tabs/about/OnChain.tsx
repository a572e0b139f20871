import type { Market } from '#interfaces/indexer/market.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'

type OnChainProps = { market: Market }

/** The addresses of a market, its creation, its fee NFT and its total volume. */
export function OnChain({ market }: OnChainProps) {
  return (
    <Details>
      <Detail label="Token">
        <TokenLink address={market.tokenAddress} symbol={market.symbol} />{' '}
        <span className="below-name">
          <AddressLink address={market.tokenAddress} whole contract />
        </span>
      </Detail>
      <Detail label="Pool">
        <AddressLink address={market.poolAddress} whole contract />
      </Detail>
      <Detail label="Creator">
        <AddressLink address={market.creator} whole />
      </Detail>
      <Detail label="Created">
        <Time at={market.createdAt} style="full" /> in block{' '}
        <span className="[&_a]:underline">
          <BlockLink number={market.createdAtBlock} />
        </span>
      </Detail>
      <Detail label="Fee NFT" help="Its owner decides what the fees of this market are used for.">
        #{market.nftId}
      </Detail>
      <Detail label="Total volume">
        <Money value={market.volumeTotal} />
      </Detail>
    </Details>
  )
}
