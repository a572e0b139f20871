import { feeStrategies } from '#interfaces/indexer/assumptions.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { soldShare, supplyOf, wholeVirtualReserve } from '#lib/curve.ts'
import { fromUnits } from '#lib/decimal.ts'
import { formatPercent } from '#lib/format.ts'
import { Amount } from '#ui/Amount.tsx'
import { Detail, Details } from '#ui/Details.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Unknown } from '#ui/Unknown.tsx'
import { SoldBar } from '../parts/SoldBar.tsx'
import { CurveDrawing } from './CurveDrawing.tsx'
import { useCurrentFee } from './useCurrentFee.ts'

type CurvePanelProps = { market: Market }

/** Where the market stands on its curve, and what lies in its pool. */
export function CurvePanel({ market }: CurvePanelProps) {
  const sold = soldShare(market)
  const fee = useCurrentFee(market)
  return (
    <Panel title="Curve" source="indexer">
      {sold && <CurveDrawing sold={sold} price={market.spotPrice} />}
      <Details>
        <Detail label="Sold from curve" help="The share of all tokens that left the pool.">
          <SoldBar share={sold} />
        </Detail>
        <Detail label="Tokens left">
          <Amount value={market.reserveToken} unit={market.symbol} style="short" />
        </Detail>
        <Detail label="Supply">
          <Amount value={supplyOf(market)} unit={market.symbol} style="short" />
        </Detail>
        <Detail label="Real reserve" help="Dollars in the pool that sellers can take out.">
          <Amount value={market.realReserveUSD} unit="USD" />
        </Detail>
        <Detail
          label="Virtual reserve"
          help="The reserve the price is reckoned with: the real one and a fixed offset."
        >
          <Amount value={wholeVirtualReserve(market)} unit="USD" />
        </Detail>
        <Detail label="Last fee" help="The fee of the newest trade. It follows the volatility of the market.">
          {fee === null ? <Unknown title="No trade yet" /> : `≈ ${formatPercent(fromUnits(fee, 6))}`}{' '}
          <span className="text-faint">
            {feeStrategies[market.feeStrategy] ?? `strategy ${market.feeStrategy}`}
          </span>
        </Detail>
      </Details>
    </Panel>
  )
}
