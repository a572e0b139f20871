import { soldShare } from '#domain/markets/curve.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { Flash } from '#pages/markets/parts/live/Flash.tsx'
import { DayChange, WeekLine } from '#pages/markets/parts/PriceLine.tsx'
import { SoldBar } from '#pages/markets/parts/SoldBar.tsx'
import { Star } from '#pages/markets/parts/Star.tsx'
import { TokenPicture } from '#pages/markets/parts/TokenPicture.tsx'
import { Money } from '#ui/figures/Money.tsx'
import { Price } from '#ui/figures/Price.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { MarketLink } from '#ui/links/MarketLink.tsx'

type MarketCardProps = { market: Market }

/** One market as a card. */
export function MarketCard({ market }: MarketCardProps) {
  return (
    <li className="grid grid-cols-1 content-start gap-2 bg-surface px-4 py-3">
      <div className="flex min-w-0 items-center gap-2">
        <TokenPicture market={market} size={28} />
        <span className="flex min-w-0 flex-1">
          <MarketLink pool={market.poolAddress} symbol={market.symbol} name={market.name} />
        </span>
        <Star pool={market.poolAddress} symbol={market.symbol} />
      </div>
      <div className="flex items-center justify-between gap-3">
        <span className="text-md font-medium">
          <Flash value={market.spotPrice}>
            <Price value={market.spotPrice} />
          </Flash>
        </span>
        <span className="text-sm">
          <DayChange market={market} />
        </span>
        <span className="ml-auto">
          <WeekLine market={market} />
        </span>
      </div>
      <div className="flex items-center justify-between gap-3 text-xs whitespace-nowrap text-muted">
        <span>
          Cap <Money value={market.marketCap} style="short" />
        </span>
        <span>
          Vol <Money value={market.volume24h} style="short" />
        </span>
        <SoldBar share={soldShare(market)} />
        <span className="max-sm:hidden">
          <Time at={market.createdAt} style="age" />
        </span>
      </div>
    </li>
  )
}
