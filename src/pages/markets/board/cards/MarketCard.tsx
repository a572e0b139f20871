import { memo } from 'react'
import { soldShare } from '#domain/markets/curve/curve.ts'
import { marketName } from '#domain/markets/marketName.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { Flash } from '#pages/markets/parts/figures/Flash.tsx'
import { DayChange, PriceLine } from '#pages/markets/parts/figures/PriceLine.tsx'
import { SoldBar } from '#pages/markets/parts/figures/SoldBar.tsx'
import { Star } from '#pages/markets/parts/Star.tsx'
import { TokenPicture } from '#pages/markets/parts/TokenPicture.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { MarketLink } from '#ui/links/MarketLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { contentVisibilityClass } from '#ui/table/contentVisibility.ts'

type MarketCardProps = { market: Market; columns: readonly Column<Market>[] }

/** The columns at the top of a card. */
const firstColumns = ['market', 'price', 'day', 'week', 'quickBuy']

/** The figures before the others, the first one last. */
const mainFigures = ['volume', 'marketCap']

/** The vertical padding of a card in pixels, top and bottom together. */
export const cardPadding = 24

/**
 * One market as a card, with the figures of the columns. All cards are equally high. It renders again only when its
 * market changes.
 */
export const MarketCard = memo(function MarketCard({ market, columns }: MarketCardProps) {
  const has = (id: string) => columns.some((column) => column.id === id)
  const place = ({ id }: Column<Market>) => mainFigures.indexOf(id)
  const figures = columns
    .filter(({ id }) => !firstColumns.includes(id))
    .toSorted((left, right) => place(right) - place(left))
  return (
    <li className={`grid content-start gap-2 bg-surface px-4 py-3 ${contentVisibilityClass}`}>
      <div className="flex min-w-0 items-center gap-2">
        <TokenPicture market={market} size={28} />
        <span className="flex min-w-0 flex-1">
          <MarketLink pool={market.poolAddress} symbol={market.symbol} name={market.name} />
        </span>
        {columns.find(({ id }) => id === 'quickBuy')?.cell(market)}
        <Star pool={market.poolAddress} symbol={marketName(market)} />
      </div>
      <div className="flex h-6 items-center justify-between gap-3">
        <span className="text-md font-medium">
          <Flash value={market.spotPrice}>
            <Price value={market.spotPrice} />
          </Flash>
        </span>
        {has('day') && (
          <span className="text-sm">
            <DayChange market={market} />
          </span>
        )}
        {has('week') && (
          <span className="ml-auto">
            <PriceLine market={market} within="week" />
          </span>
        )}
      </div>
      <div className="grid grid-cols-2 gap-x-6 gap-y-1 text-xs">
        {figures.map(({ id, cardLabel, cell }) => (
          <span
            key={id}
            className="flex h-4 items-baseline justify-between gap-1 overflow-clip whitespace-nowrap"
          >
            <span className="text-faint">{cardLabel}</span>
            <span className="min-w-0">
              {id === 'sold' ? <SoldBar share={soldShare(market)} /> : cell(market)}
            </span>
          </span>
        ))}
      </div>
    </li>
  )
})
