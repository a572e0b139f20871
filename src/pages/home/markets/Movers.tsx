import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { marketName } from '#domain/markets/marketName.ts'
import { allMarketsQuery, type Market } from '#interfaces/indexer/market.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatMoneyShort } from '#lib/format/money.ts'
import { shortHash } from '#lib/text/midcut.ts'
import { Flash } from '#pages/markets/parts/figures/Flash.tsx'
import { DayChange, PriceLine } from '#pages/markets/parts/figures/PriceLine.tsx'
import { TokenPicture } from '#pages/markets/parts/TokenPicture.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Stale } from '#ui/feedback/failure/Stale.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { UnreadableRows } from '#ui/table/UnreadableRows.tsx'
import { OtherLetters } from '#ui/trust/OtherLetters.tsx'
import { hasSymbolTwin } from './hasSymbolTwin.ts'
import { leastLiquidity, moverCount } from './rankMovers.ts'
import { useMovers } from './useMovers.ts'

/** The markets that moved most within 24 hours, of all, with their live price. */
export function Movers() {
  const {
    data: { rows: markets, unreadable },
    dataUpdatedAt,
    error,
  } = useSuspenseQuery(allMarketsQuery())
  const [isHeld, setIsHeld] = useState(false)
  const [hold, release] = [() => setIsHeld(true), () => setIsHeld(false)]
  const ranking = useMovers(isHeld)
  if (markets.length === 0) return <Empty>No markets yet.</Empty>
  if (!ranking) return <Skeleton rows={moverCount + 1} />
  if (ranking.among === 0)
    return <Empty>{`No traded market has ${formatMoneyShort(leastLiquidity)} or more in the pool.`}</Empty>
  return (
    <>
      {error && <Stale at={new Date(dataUpdatedAt)} error={error} />}
      <ul className="divide-y" onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
        {ranking.movers.map((market) => (
          <MoverRow
            key={market.poolAddress}
            market={market}
            hasTwin={hasSymbolTwin(market, ranking.movers)}
          />
        ))}
      </ul>
      <p className="border-t px-4 py-2 text-xs text-faint">
        {`Change in 24 h${ranking.isGrown ? '' : ' or since launch'}. Of ${formatCount(ranking.among)} traded markets${ranking.isGrown ? ' older than a day' : ''} with ${formatMoneyShort(leastLiquidity)} or more in the pool`}
        {!ranking.isWhole && `, among the ${formatCount(ranking.count)} with the most volume`}.
      </p>
      <UnreadableRows count={unreadable} />
    </>
  )
}

type MoverRowProps = {
  market: Market
  /** Whether another row has its symbol: the address of its token tells them apart. */
  hasTwin: boolean
}

function MoverRow({ market, hasTwin }: MoverRowProps) {
  return (
    <li>
      <Link
        to="/markets/$poolAddress"
        params={{ poolAddress: market.poolAddress }}
        title={market.name}
        className="flex h-12 items-center gap-2 px-4 text-sm outline-offset-[-2px] transition-colors hover:bg-raised"
      >
        <TokenPicture market={market} />
        <OtherLetters name={market.symbol} />
        <span className="grid min-w-0 flex-1">
          <span className="truncate leading-4 font-medium">
            <ExternalText>{marketName(market)}</ExternalText>
          </span>
          <span
            title={hasTwin ? 'Another market has this symbol' : undefined}
            className={`truncate text-xs ${hasTwin ? 'text-warn' : 'text-faint'}`}
          >
            {hasTwin ? (
              shortHash(market.tokenAddress)
            ) : (
              <ExternalText>{market.symbol.trim() && market.name}</ExternalText>
            )}
          </span>
        </span>
        <span className="w-12 shrink-0 max-[24rem]:hidden sm:w-22">
          <PriceLine market={market} within="day" />
        </span>
        <span className="min-w-20 text-right">
          <Flash value={market.spotPrice}>
            <Price value={market.spotPrice} />
          </Flash>
        </span>
        <DayChange market={market} />
      </Link>
    </li>
  )
}
