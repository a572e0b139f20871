import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useSyncExternalStore } from 'react'
import { stablecoinDecimals, tokenDecimals } from '#domain/markets/curve/curve.ts'
import { holdersBesidesPool } from '#domain/markets/holdersBesidesPool.ts'
import { creatorShare, largestHoldersShare, reserveOfCap } from '#domain/markets/marketRisk.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { topHoldersQuery } from '#interfaces/indexer/token/marketTokenHolder.ts'
import { tokenHoldingQuery } from '#interfaces/node/contract/token/tokenHolding.ts'
import { now, subscribeClock } from '#lib/browser/clock.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { formatAge } from '#lib/format/time.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { useCurve } from '#pages/markets/market/trade/curve/useCurve.ts'
import { useSupply } from '#pages/markets/parts/live/useSupply.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'

type RiskLineProps = { market: Market }

const refetchInterval = 60_000

/**
 * The risks for a buyer in four figures: the shares of the largest holders and of the creator, the market's age, and
 * the pool's dollars.
 */
export function RiskLine({ market }: RiskLineProps) {
  return (
    <>
      <LargestHolders market={market} />
      <CreatorHolds market={market} />
      <Age market={market} />
      <Reserve market={market} />
    </>
  )
}

function LargestHolders({ market }: RiskLineProps) {
  const supply = useSupply(market)
  const { data, isError } = useQuery({ ...topHoldersQuery(market.tokenAddress), refetchInterval })
  if (!data)
    return (
      // So many are counted in nearly every market: the label stays when they are read.
      <RiskFigure
        label={isError ? 'Largest holders' : '10 largest holders'}
        note={isError ? 'not readable' : ''}
      >
        {isError && <Unknown title="The holders could not be read" />}
      </RiskFigure>
    )
  const { count, share } = largestHoldersShare(data.rows, market.poolAddress, supply)
  const isUnlisted = data.rows.length === 0 && holdersBesidesPool(market) > 0
  if (data.unreadable > 0 || isUnlisted)
    return (
      <RiskFigure label="Largest holders" note="some not readable">
        <Unknown title="Some of the holders could not be read" />
      </RiskFigure>
    )
  if (count === 0)
    return (
      <RiskFigure label="Largest holders" note="beside the pool">
        None
      </RiskFigure>
    )
  return (
    <RiskFigure
      label={count === 1 ? 'Largest holder' : `${count} largest holders`}
      help="Their share of the supply, without the pool: what they sell lowers the price."
      note={share === null ? 'share not known' : 'of the supply'}
    >
      <Percent value={share} places={2} />
    </RiskFigure>
  )
}

function CreatorHolds({ market }: RiskLineProps) {
  const supply = useSupply(market)
  const { data, isPending } = useQuery({
    ...tokenHoldingQuery(market.tokenAddress, market.creator),
    refetchInterval,
  })
  const held = data == null ? null : fromUnits(data, tokenDecimals)
  const share = creatorShare(held, supply)
  if (isPending) return <RiskFigure label="Creator holds" note="" />
  return (
    <RiskFigure
      label="Creator holds"
      help="The share of the supply in the wallet that created the market. Other wallets of its owner are unknown."
      note={share === null ? 'share not known' : 'of the supply'}
    >
      <Percent value={share} places={2} />
    </RiskFigure>
  )
}

function Age({ market: { createdAt } }: RiskLineProps) {
  const age = useSyncExternalStore(subscribeClock, () => createdAt && formatAge(createdAt, now()))
  return (
    <RiskFigure label="Age" note={age === null ? 'not known' : 'since its creation'}>
      {age ?? <Unknown title="Unknown time" />}
    </RiskFigure>
  )
}

function Reserve({ market }: RiskLineProps) {
  const { curve } = useCurve(market)
  const reserve = fromUnits(curve.realUsd, stablecoinDecimals)
  const share = reserveOfCap(reserve, market.marketCap)
  return (
    <RiskFigure
      label="Real reserve"
      help="All dollars that sellers can be paid from. The diluted cap counts all tokens at the present price."
      note={share === null ? 'cap not known' : `${formatPercent(share, { places: 1 })} of cap`}
    >
      <Money value={reserve} style="short" />
    </RiskFigure>
  )
}

type RiskFigureProps = { label: string; help?: string; note: string; children?: ReactNode }

function RiskFigure({ label, help, note, children }: RiskFigureProps) {
  return (
    <div className="min-w-0 bg-surface px-4 py-2">
      <dt className={`truncate text-xs text-muted ${help ? 'cursor-help' : ''}`} title={help}>
        {label}
      </dt>
      <dd className="flex h-5 items-baseline gap-1.5 text-sm">
        <span className="font-medium">{children}</span>
        <span className="min-w-0 truncate text-xs text-faint">{note}</span>
      </dd>
    </div>
  )
}
