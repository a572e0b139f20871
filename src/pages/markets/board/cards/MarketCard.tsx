import { memo } from 'react'
import { soldShare } from '#domain/markets/curve/curve.ts'
import { marketName } from '#domain/markets/marketName.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { DayChange } from '#pages/markets/parts/figures/PriceLine.tsx'
import { SoldBar } from '#pages/markets/parts/figures/SoldBar.tsx'
import { Star } from '#pages/markets/parts/Star.tsx'
import { TokenPicture } from '#pages/markets/parts/TokenPicture.tsx'
import { MarketLink } from '#ui/links/MarketLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { contentVisibilityClass } from '#ui/table/contentVisibility.ts'

type MarketCardProps = { market: Market; columns: readonly Column<Market>[] }

/** The columns at the top of a card. */
const firstColumns = ['market', 'day', 'week', 'quickBuy']

/** The figures before the others, the first one last. */
const mainFigures = ['volume', 'price']

/** The vertical padding of a card in pixels, top and bottom together. */
export const cardPadding = 24

/** A card without its figures in pixels, and a line of two of them with its gap. */
const [bareHeight, lineHeight] = [92, 24]

const leadOf = (columns: readonly Column<Market>[]) =>
  columns.find(({ id }) => id === 'marketCap') ?? columns.find(({ id }) => id === 'price')

/** The columns below the first line of a card, after its lead. */
function figuresOf(columns: readonly Column<Market>[]) {
  return columns.filter((column) => column !== leadOf(columns) && !firstColumns.includes(column.id))
}

/** The height in pixels of a card with these columns. */
export function cardHeight(columns: readonly Column<Market>[]): number {
  return bareHeight + lineHeight * Math.ceil(figuresOf(columns).length / 2)
}

/**
 * One market as a card, with the figures of the columns. All cards are equally high. It renders again only when its
 * market changes.
 */
export const MarketCard = memo(function MarketCard({ market, columns }: MarketCardProps) {
  const find = (id: string) => columns.find((column) => column.id === id)
  const place = ({ id }: Column<Market>) => mainFigures.indexOf(id)
  const lead = leadOf(columns)
  const figures = figuresOf(columns).toSorted((left, right) => place(right) - place(left))
  return (
    <li className={`grid content-start gap-2 bg-surface px-4 py-3 ${contentVisibilityClass}`}>
      <div className="flex min-w-0 items-center gap-2">
        <TokenPicture market={market} size={28} />
        <span className="row-link flex min-w-0 flex-1">
          <MarketLink pool={market.poolAddress} symbol={market.symbol} name={market.name} />
        </span>
        {find('quickBuy')?.cell(market)}
        <Star pool={market.poolAddress} symbol={marketName(market)} />
      </div>
      <div className="flex h-6 items-baseline gap-2">
        <span className="text-md font-medium whitespace-nowrap">
          <span className="card-label">{lead?.cardLabel}</span> {lead?.cell(market)}
        </span>
        {find('day') && (
          <span className="text-sm whitespace-nowrap">
            <DayChange market={market} /> <span className="card-label">24 h</span>
          </span>
        )}
        <span className="ml-auto">{find('week')?.cell(market)}</span>
      </div>
      <div className="grid grid-cols-2 gap-x-6 gap-y-1 text-sm">
        {figures.map(({ id, header, cardLabel = header, cell }) => (
          <span
            key={id}
            className="flex h-5 items-baseline justify-between gap-1 overflow-clip whitespace-nowrap"
          >
            <span className="card-label">{cardLabel}</span>
            {id === 'sold' ? <SoldBar share={soldShare(market)} /> : cell(market)}
          </span>
        ))}
      </div>
    </li>
  )
})
