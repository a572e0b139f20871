import { type FeeSource, stablecoinDecimals } from '#domain/markets/curve/curve.ts'
import { decimalsAt, type Side, type TradePlan } from '#domain/markets/trades/trade.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { FigureLine } from '#pages/markets/parts/FigureLine.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { ImpactWarning, PriceImpact } from './PriceImpact.tsx'

type QuoteFiguresProps = {
  market: Market
  side: Side
  plan: TradePlan | null
  feeSource: FeeSource
  /** It is what was signed, not what is quoted now. */
  isSigned?: boolean
}

/** What a quote is computed from. */
const basis: Record<Exclude<FeeSource, 'none'>, string> = {
  pool: 'Based on current reserves and fee; the price can move before you trade.',
  'last-trade':
    'Based on current reserves and the fee of the last trade; fee and price can change before you trade.',
}

const asSigned = 'The quote of this trade. What it gives depends on the price in its block.'

/** A quote in figures. Each is a dash until an amount is entered, so that the size does not change. */
export function QuoteFigures({ market, side, plan, feeSource, isSigned = false }: QuoteFiguresProps) {
  const quote = plan?.quote ?? null
  const least = plan && fromUnits(plan.leastOut, decimalsAt(side, 'out'))
  const fee = quote && feeSource !== 'none' ? fromUnits(quote.fee, stablecoinDecimals) : null
  return (
    <div aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <dl className="grid gap-1 text-sm">
        <FigureLine label="Minimum received" help="The trade is refused when it would give less.">
          {side === 'buy' ? <Amount value={least} unit={market.symbol} /> : <Money value={least} />}
        </FigureLine>
        <FigureLine label="Average price">
          <Price value={quote?.average ?? null} />
        </FigureLine>
        <FigureLine label="Price after">
          <Price value={quote?.spotAfter ?? null} />
        </FigureLine>
        <FigureLine label="Price impact">
          <PriceImpact quote={quote} />
        </FigureLine>
        <FigureLine label="Fee ≈">
          <Money value={fee} />
        </FigureLine>
      </dl>
      <ImpactWarning side={side} quote={quote} />
      <p className="text-xs text-faint">
        {isSigned ? asSigned : feeSource === 'none' ? withoutFee(market) : basis[feeSource]}
      </p>
    </div>
  )
}

function withoutFee({ tradesTotal }: Market): string {
  return `Fee not included: it is ${tradesTotal === 0 ? 'unknown before the first trade' : 'not known yet'}.`
}
