import { Link } from '@tanstack/react-router'
import { soldShare } from '#domain/markets/curve/curve.ts'
import { dayFigures } from '#domain/markets/dayFigures.ts'
import { holdersBesidesPool } from '#domain/markets/holdersBesidesPool.ts'
import { isSinceLaunch } from '#domain/markets/prices/launch.ts'
import { dayChange } from '#domain/markets/prices/priceChange.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { formatCount } from '#lib/format/count.ts'
import { shortHash } from '#lib/text/midcut.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { nowOf, usePriceLine } from '#pages/lag/usePriceLine.ts'
import { DayFigure } from '#pages/markets/parts/figures/DayFigure.tsx'
import { Dollars } from '#pages/markets/parts/figures/Dollars.tsx'
import { Flash } from '#pages/markets/parts/figures/Flash.tsx'
import { useSupply } from '#pages/markets/parts/live/useSupply.ts'
import { Figure } from '#ui/figures/Figure.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { Copy } from '#ui/links/Copy.tsx'
import { Midcut } from '#ui/links/Midcut.tsx'

type MarketFiguresProps = { market: Market }

/** Price, market cap, volume, holders and addresses of a market. */
export function MarketFigures({ market }: MarketFiguresProps) {
  const { end, traded } = usePriceLine(market)
  return (
    <>
      {/* On a phone on its side each is a line. */}
      <div className="contents low:*:flex low:*:items-baseline low:*:gap-x-1.5">
        <Figure
          label="Price"
          size="large"
          note={
            // As wide as a long change, so that none moves the figures beside it.
            <span className="inline-block min-w-32 low:min-w-0">
              <MarketChange market={market} />
            </span>
          }
        >
          <Flash value={market.spotPrice}>
            <Price value={market.spotPrice} />
          </Flash>
        </Figure>
        <Figure label="Diluted cap" size="large" note={<CapNote market={market} />}>
          <Dollars value={market.marketCap} />
        </Figure>
        <Figure
          label="Volume 24 h"
          size="large"
          note={
            <span className="low:max-md:hidden">
              <DayFigure market={market} of="trades" traded={traded} />{' '}
              {dayFigures(market, end, traded).trades === 1 ? 'trade' : 'trades'}
            </span>
          }
        >
          <DayFigure market={market} of="volume" traded={traded} />
        </Figure>
      </div>
      <div className="contents max-sm:hidden low:hidden">
        <Figure label="Holders" size="large" note="without the pool">
          {formatCount(holdersBesidesPool(market))}
        </Figure>
        <div className="market-addresses">
          <Figure label="Creator" size="large">
            <span className="text-base">
              <AddressLink address={market.creator} />
            </span>
          </Figure>
          <ContractFigure label="Token" address={market.tokenAddress} />
          <ContractFigure label="Pool" address={market.poolAddress} />
        </div>
      </div>
    </>
  )
}

/** The change of a market's price in a day, and since when; a space that keeps the height of its line while it is unknown. */
export function MarketChange({ market }: MarketFiguresProps) {
  const { line, end } = usePriceLine(market)
  if (!line?.day) return '\u00a0'
  return (
    <>
      <Percent value={dayChange(line.day, nowOf(market, end))} signed places={1} />{' '}
      {isSinceLaunch(market.createdAt, end, 86_400) ? 'since launch' : 'in 24 h'}
    </>
  )
}

/** What the diluted cap counts; below a wide screen, whose curve is far below, how much of that is sold. */
function CapNote({ market }: MarketFiguresProps) {
  const sold = soldShare(market, useSupply(market))
  return (
    <>
      <span className={sold ? 'max-lg:hidden' : ''}>all tokens</span>
      {sold && (
        <span className="lg:hidden">
          <Percent value={sold} places={1} /> sold
        </span>
      )}
    </>
  )
}

type ContractFigureProps = { label: 'Token' | 'Pool'; address: Address }

/** The address of one of a market's contracts. Its copy button is always visible, because traders copy it often. */
export function ContractFigure({ label, address }: ContractFigureProps) {
  return (
    <Figure label={label} size="large">
      <span className="inline-flex items-baseline gap-1 text-base" data-address={address}>
        <Link
          to="/address/$address"
          params={{ address }}
          title={address}
          aria-label={`${label}, contract ${shortHash(address)}`}
          className="link"
        >
          <Midcut value={address} />
        </Link>
        <Copy value={address} what={`${label.toLowerCase()} address`} />
      </span>
    </Figure>
  )
}
