import { useQuery } from '@tanstack/react-query'
import type { LiveState } from '#interfaces/indexer/live/liveConnection.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { priceLineQuery } from '#interfaces/indexer/priceLine.ts'
import { formatCount } from '#lib/numbers/format.ts'
import { formatPrice } from '#lib/numbers/price.ts'
import { Flash } from '#pages/markets/parts/Flash.tsx'
import { LiveLine } from '#pages/markets/parts/LiveLine.tsx'
import { dayChange } from '#pages/markets/parts/PriceLine.tsx'
import { Star } from '#pages/markets/parts/Star.tsx'
import { TokenPicture } from '#pages/markets/parts/TokenPicture.tsx'
import { Amount } from '#ui/figures/Amount.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { Percent } from '#ui/figures/Percent.tsx'
import { Price } from '#ui/figures/Price.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { Copy } from '#ui/links/Copy.tsx'

type MarketHeadProps = { market: Market; live: { state: LiveState; freshAt: Date | null } }

/** Which market, what it costs, and the figures that matter. */
export function MarketHead({ market, live }: MarketHeadProps) {
  const line = useQuery(priceLineQuery(market.poolAddress))
  return (
    <PageHead
      documentTitle={`${market.symbol} $${formatPrice(market.spotPrice)}`}
      title={
        <span className="inline-flex max-w-full min-w-0 items-center gap-2">
          <TokenPicture market={market} size={24} />
          <span className="max-w-56 shrink-0 truncate">
            <ExternalText>{market.symbol}</ExternalText>
          </span>
          <span className="min-w-0 truncate font-normal text-muted" title={market.name}>
            <ExternalText>{market.name}</ExternalText>
          </span>
        </span>
      }
      actions={
        <>
          <LiveLine {...live} />
          <Star pool={market.poolAddress} symbol={market.symbol} />
          <Copy value={location.href} what="link to this view" />
        </>
      }
      figures={
        <>
          <Figure label="Price" size="large">
            <span className="inline-flex items-baseline gap-2">
              <Flash value={market.spotPrice}>
                <Price value={market.spotPrice} />
              </Flash>
              <span className="min-w-16 text-sm">
                {line.data && <Percent value={dayChange(line.data.day, market.spotPrice)} signed />}
              </span>
            </span>
          </Figure>
          <Figure label="Market cap" size="large">
            <Dollars value={market.marketCap} />
          </Figure>
          <Figure label="Volume 24 h" size="large" note={<>{formatCount(market.trades24h)} trades</>}>
            <Dollars value={market.volume24h} />
          </Figure>
          <Figure label="Holders" size="large">
            {formatCount(market.holders)}
          </Figure>
          <Figure label="Created" note={<Time at={market.createdAt} />}>
            <AddressLink address={market.creator} />
          </Figure>
        </>
      }
    />
  )
}

function Dollars({ value }: { value: Market['marketCap'] }) {
  return (
    <Flash value={value}>
      <span className="text-faint">$</span>
      <Amount value={value} style="short" />
    </Flash>
  )
}
