import { minimumOut, type Quote, stablecoinDecimals, tokenDecimals } from '#domain/markets/curve.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { formatCount } from '#lib/numbers/format.ts'
import { Amount } from '#ui/figures/Amount.tsx'
import { Percent } from '#ui/figures/Percent.tsx'
import { Price } from '#ui/figures/Price.tsx'
import { FigureLine } from './FigureLine.tsx'
import type { FeeSource } from './useCurve.ts'

type QuoteFiguresProps = {
  market: Market
  side: 'buy' | 'sell'
  quote: Quote | null
  slippageBps: number
  feeSource: FeeSource
  /** The block the reserves are of; null when they are the indexer's. */
  block: number | null
}

/** What a quote is computed from. */
const basis: Record<Exclude<FeeSource, 'none'>, string> = {
  pool: 'Based on current reserves and fee; the price can move before you trade.',
  'last-trade':
    'Based on current reserves and the fee of the last trade; fee and price can change before you trade.',
}

/** A quote in figures. Each is a dash until an amount is entered, so that the size does not change. */
export function QuoteFigures({ market, side, quote, slippageBps, feeSource, block }: QuoteFiguresProps) {
  const [unit, decimals] = side === 'buy' ? [market.symbol, tokenDecimals] : ['USD', stablecoinDecimals]
  const least = quote && fromUnits(minimumOut(quote.amountOut, slippageBps), decimals)
  const fee = quote && feeSource !== 'none' ? fromUnits(quote.fee, stablecoinDecimals) : null
  return (
    <div aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <dl className="grid gap-1 text-sm">
        <FigureLine label="You receive ≈">
          <strong className="text-md font-medium">
            <Amount value={quote && fromUnits(quote.amountOut, decimals)} unit={unit} />
          </strong>
        </FigureLine>
        <FigureLine label="At least">
          <Amount value={least} unit={unit} />
        </FigureLine>
        <FigureLine label="Average price">
          <Price value={quote?.average ?? null} />
        </FigureLine>
        <FigureLine label="Price after">
          <Price value={quote?.spotAfter ?? null} />
        </FigureLine>
        <FigureLine label="Price impact">
          <Percent value={quote?.impact ?? null} signed />
        </FigureLine>
        <FigureLine label="Fee ≈">
          <Amount value={fee} unit="USD" />
        </FigureLine>
      </dl>
      <p
        className="text-xs text-faint"
        title={block === null ? undefined : `As of block ${formatCount(block)}`}
      >
        {feeSource === 'none' ? withoutFee(market) : basis[feeSource]}
      </p>
    </div>
  )
}

function withoutFee({ tradesTotal }: Market): string {
  return `Without a fee: ${tradesTotal === 0 ? 'none is known before the first trade' : 'it is not known yet'}.`
}
