import { soldShare, stablecoinDecimals, tokenDecimals } from '#domain/markets/curve/curve.ts'
import type { TradedMarket } from '#domain/markets/curve/tradedMarket.ts'
import { feeUse } from '#interfaces/indexer/feeUse.ts'
import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'
import { CurveDrawing } from '#pages/markets/parts/figures/CurveDrawing.tsx'
import { FigureLine } from '#pages/markets/parts/figures/FigureLine.tsx'
import { feeRangeText } from '#pages/markets/parts/figures/feeRangeText.ts'
import { SoldBar } from '#pages/markets/parts/figures/SoldBar.tsx'
import { useSupply } from '#pages/markets/parts/live/useSupply.ts'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import { unsoldAfter, usePlannedTrade } from './plannedTrade.ts'
import { useCurve } from './useCurve.ts'

type CurveFiguresProps = { market: TradedMarket }

/** The market's position on its curve, and its pool's reserves. */
export function CurveFigures({ market }: CurveFiguresProps) {
  const supply = useSupply(market)
  const { curve } = useCurve(market)
  const left = fromUnits(curve.y, tokenDecimals)
  const soldAt = (unsold: Decimal) => soldShare({ ...market, reserveToken: unsold }, supply)
  const sold = soldAt(left)
  const trade = usePlannedTrade(market.poolAddress)
  const soldAfter = trade && soldAt(fromUnits(unsoldAfter(curve, trade), tokenDecimals))
  const isPhone = useIsPhone()
  const drawing = sold && (
    <CurveDrawing
      sold={sold}
      price={market.spotPrice}
      after={trade && soldAfter && { sold: soldAfter, price: trade.plan.quote.spotAfter }}
    />
  )
  const figures = (
    <>
      <p className="px-4 pt-3 text-xs text-muted">Buying moves the price up this curve, selling back down.</p>
      <dl className="grid px-4 py-3 text-sm @xl:grid-cols-2 @xl:gap-x-8">
        <FigureLine label="Sold">
          <SoldBar share={sold} />
        </FigureLine>
        <FigureLine label="Unsold">
          <Amount value={left} unit={market.symbol} style="short" />
        </FigureLine>
        <FigureLine label="Supply">
          <Amount value={supply} unit={market.symbol} style="short" />
        </FigureLine>
        <FigureLine label="Real reserve" help="Dollars in the pool that sellers can be paid from.">
          <Money value={fromUnits(curve.realUsd, stablecoinDecimals)} />
        </FigureLine>
        <FigureLine
          label="Virtual reserve"
          help="A fixed amount that shapes the price. Nobody is paid from it."
        >
          <Money value={fromUnits(curve.x - curve.realUsd, stablecoinDecimals)} />
        </FigureLine>
        <FigureLine
          label="Effective reserve"
          help="Real and virtual reserve: the price is computed from both."
        >
          <Money value={fromUnits(curve.x, stablecoinDecimals)} />
        </FigureLine>
        <FeeLine market={market} />
        {market.feeStrategy !== null && (
          <FigureLine label="Fee use" help={feeUse(market.feeStrategy).help}>
            {feeUse(market.feeStrategy).label}
          </FigureLine>
        )}
      </dl>
    </>
  )
  // A phone folds what is not asked for often: the trades are below.
  if (isPhone)
    return (
      <details className="text-sm">
        <summary className="cursor-pointer px-4 py-3 text-muted hover:text-text">
          Bonding curve, reserves and fee
        </summary>
        {drawing}
        {figures}
      </details>
    )
  return (
    <div className="@container">
      <div className="@xl:grid @xl:grid-cols-[20rem_minmax(0,1fr)] @xl:items-center @xl:*:border-b-0">
        {drawing}
        <div>{figures}</div>
      </div>
    </div>
  )
}

/** The bounds of the pool's fee for the next trade; the fee of the last trade where the pool does not report them. */
function FeeLine({ market }: CurveFiguresProps) {
  const { curve, feeSource, feeRange } = useCurve(market)
  const share = fromUnits(curve.feePpm, 6)
  if (feeRange !== null) {
    return (
      <FigureLine
        label="Fee range"
        help="The fee of the next trade. It depends on the market's age, its volatility, and the share of the largest holder, which is not known here."
      >
        {feeRangeText(feeRange)}
      </FigureLine>
    )
  }
  const unknown = market.tradesTotal === 0 ? 'No trade yet' : 'Not known yet'
  return (
    <FigureLine label="Last fee" help="Of the newest trade. The next may differ.">
      {feeSource === 'none' ? (
        <Unknown title={unknown} />
      ) : (
        <>
          ≈ <Percent value={share} />
        </>
      )}
    </FigureLine>
  )
}
