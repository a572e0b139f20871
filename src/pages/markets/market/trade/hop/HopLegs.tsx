import type { Curve } from '#domain/markets/curve/curve.ts'
import { stablecoinDecimals } from '#domain/markets/curve/curve.ts'
import type { FeeRange } from '#domain/markets/curve/poolFee.ts'
import { impactTone } from '#domain/markets/curve/priceImpact.ts'
import type { TradedMarket } from '#domain/markets/curve/tradedMarket.ts'
import type { Hop } from '#domain/markets/trades/hop.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { TradeToken } from '#pages/markets/market/trade/sign/plan/tradeContext.ts'
import type { TradeState } from '#pages/markets/market/trade/sign/useTrade.ts'
import { FigureLine } from '#pages/markets/parts/figures/FigureLine.tsx'
import { feeRangeText } from '#pages/markets/parts/figures/feeRangeText.ts'
import { useSwapFeed } from '#pages/markets/parts/live/useSwapFeed.ts'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'

/** The market whose token is sold first, its curve, and the stablecoin that its pool pays. */
export type FirstLeg = {
  market: TradedMarket
  curve: Curve
  feeRange: FeeRange | null
  /** The block of the curve; null when its reserves are the indexer's. */
  block: number | null
  coin: TradeToken
  /** Base units of the coin in the pool; null while unknown. */
  held: bigint | null
}

type HopLegsProps = {
  first: FirstLeg
  paid: TradeToken
  /** Null without a quote. */
  hop: Hop | null
  state: Pick<TradeState, 'signed'>
}

/**
 * What the sale that pays the purchase brings: expected before it, by the indexer's own trade after it. A large price
 * impact of it stands here, a small one among the details.
 */
export function HopLegs({ first, paid, hop: quoted, state: { signed } }: HopLegsProps) {
  const { swaps } = useSwapFeed(first.market.poolAddress)
  const hop = signed ? null : quoted
  // An earlier trade says nothing of what the form quotes now.
  const hash = signed?.status.name === 'confirmed' ? signed.hash : null
  const done = hash === null ? undefined : swaps.find(({ transactionHash }) => transactionHash === hash)
  const brings = done?.amountOut ?? (hop && fromUnits(hop.sale.amountOut, stablecoinDecimals))
  const impact = hop?.sale.impact ?? null
  return (
    <section aria-label="The sale that pays" className="min-w-0">
      <dl className="grid gap-1 text-sm">
        <FigureLine
          label={`${paid.symbol} ${hash === null ? 'is sold for ≈' : 'was sold for'}`}
          help={`Sold for ${first.coin.symbol} in the same transaction, which then buys. Only the end has a minimum.`}
        >
          <Money value={brings} />
        </FigureLine>
        {impact !== null && impactTone(impact) !== 'small' && (
          <FigureLine label={`Price of ${paid.symbol} moves by`}>
            <Percent value={impact} signed />
          </FigureLine>
        )}
      </dl>
    </section>
  )
}

type HopDetailsProps = Omit<HopLegsProps, 'first'> & { first: FirstLeg | undefined }

/** The fee and the price impact of the sale that pays, beside those of the purchase; nothing without such a sale. */
export function HopDetails({ first, paid, hop: quoted, state: { signed } }: HopDetailsProps) {
  if (!first) return null
  const hop = signed ? null : quoted
  const impact = hop?.sale.impact ?? null
  return (
    <dl className="grid gap-1 text-sm">
      <FigureLine label="Fee of the sale ≈" help="Taken from what is sold.">
        <Amount value={hop && fromUnits(hop.sale.fee, paid.decimals)} unit={paid.symbol} />
        {first.feeRange && <span className="text-muted"> ({feeRangeText(first.feeRange)})</span>}
      </FigureLine>
      <FigureLine label={`Price of ${paid.symbol} moves by`}>
        {impact === null ? <Unknown /> : formatPercent(impact, { signed: true })}
      </FigureLine>
    </dl>
  )
}
