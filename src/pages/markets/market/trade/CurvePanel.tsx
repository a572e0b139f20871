import { soldShare, supplyOf, wholeVirtualReserve } from '#domain/markets/curve.ts'
import { feeStrategies } from '#interfaces/indexer/assumptions.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { formatPercent } from '#lib/numbers/format.ts'
import { SoldBar } from '#pages/markets/parts/SoldBar.tsx'
import { Amount } from '#ui/figures/Amount.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { CurveDrawing } from './CurveDrawing.tsx'
import { FigureLine } from './FigureLine.tsx'
import { useCurrentFee } from './useCurrentFee.ts'

type CurvePanelProps = { market: Market }

/** Where the market stands on its curve, and what lies in its pool. */
export function CurvePanel({ market }: CurvePanelProps) {
  const sold = soldShare(market)
  const fee = useCurrentFee(market)
  return (
    <Panel title="Curve" source="indexer">
      {sold && <CurveDrawing sold={sold} price={market.spotPrice} />}
      <dl className="grid px-4 py-3 text-sm">
        <FigureLine label="Sold" help="The share of all tokens that left the pool.">
          <SoldBar share={sold} />
        </FigureLine>
        <FigureLine label="Tokens left">
          <Amount value={market.reserveToken} unit={market.symbol} style="short" />
        </FigureLine>
        <FigureLine label="Supply">
          <Amount value={supplyOf(market)} unit={market.symbol} style="short" />
        </FigureLine>
        <FigureLine label="Real reserve" help="Dollars in the pool that sellers can take out.">
          <Amount value={market.realReserveUSD} unit="USD" />
        </FigureLine>
        <FigureLine
          label="Virtual reserve"
          help="The reserve the price is reckoned with: the real one and a fixed offset."
        >
          <Amount value={wholeVirtualReserve(market)} unit="USD" />
        </FigureLine>
        <FigureLine
          label="Last fee"
          help="The fee of the newest trade. It follows the volatility of the market."
        >
          {fee === null ? <Unknown title="No trade yet" /> : `≈ ${formatPercent(fromUnits(fee, 6))}`}{' '}
        </FigureLine>
        <FigureLine label="Fee strategy">
          {feeStrategies[market.feeStrategy] ?? `Number ${market.feeStrategy}`}
        </FigureLine>
      </dl>
    </Panel>
  )
}
