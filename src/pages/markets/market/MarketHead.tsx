import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { marketName } from '#domain/markets/marketName.ts'
import type { LiveState } from '#interfaces/indexer/live/liveConnection.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { formatPrice } from '#lib/format/money.ts'
import { AlertButton } from '#pages/markets/alerts/AlertButton.tsx'
import { LiveLine } from '#pages/markets/parts/live/LiveLine.tsx'
import { Star } from '#pages/markets/parts/Star.tsx'
import { TokenPicture } from '#pages/markets/parts/TokenPicture.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Copy } from '#ui/links/Copy.tsx'
import { OtherLetters } from '#ui/trust/OtherLetters.tsx'
import { MarketFigures } from './MarketFigures.tsx'

const CreatorLinks = lazyRouteComponent(() => import('./CreatorLinks.tsx'), 'CreatorLinks')

type MarketHeadProps = { market: Market; live: { state: LiveState; freshAt: Date | null } }

/** The head of a market: its name, the freshness of the page, and its main figures. */
export function MarketHead({ market, live }: MarketHeadProps) {
  return (
    <PageHead
      documentTitle={`${marketName(market)} ${formatPrice(market.spotPrice)}`}
      title={
        <span className="inline-flex max-w-full min-w-0 items-center gap-2">
          <TokenPicture market={market} size={24} />
          <OtherLetters name={market.symbol} />
          <span className="max-w-56 shrink-0 truncate">
            <ExternalText>{marketName(market)}</ExternalText>
          </span>
          <span className="min-w-0 truncate font-normal text-muted" title={market.name}>
            <ExternalText>{market.symbol.trim() && market.name}</ExternalText>
          </span>
        </span>
      }
      badges={
        market.metadata != null && (
          <div className="contents low:hidden">
            <Suspense>
              <CreatorLinks market={market} />
            </Suspense>
          </div>
        )
      }
      actions={
        <>
          <AlertButton market={market} />
          <Star pool={market.poolAddress} symbol={marketName(market)} />
          <Copy value={location.href} what="link to this view" />
        </>
      }
      asOf={<LiveLine {...live} />}
      figures={<MarketFigures market={market} />}
    />
  )
}
