import { tokenDecimals } from '#domain/markets/curve/curve.ts'
import type { TradePlan } from '#domain/markets/trades/trade.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { FigureLine } from '#pages/markets/parts/figures/FigureLine.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'

type FirstBuyFiguresProps = { plan: TradePlan | null; symbol: string }

/** The bound of a first purchase: less tokens than this stop it. */
export function FirstBuyFigures({ plan, symbol }: FirstBuyFiguresProps) {
  return (
    <dl className="text-sm">
      <FigureLine
        label="Minimum received"
        help="Nothing is bought when it would give less, as after the purchase of another wallet."
      >
        <Amount value={plan && fromUnits(plan.leastOut, tokenDecimals)} unit={symbol} />
      </FigureLine>
    </dl>
  )
}
