import { minimumOut, type Quote, stablecoinDecimals, tokenDecimals } from '#domain/markets/curve.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { Amount } from '#ui/figures/Amount.tsx'
import { Percent } from '#ui/figures/Percent.tsx'
import { Price } from '#ui/figures/Price.tsx'
import { FigureLine } from './FigureLine.tsx'

type QuoteFiguresProps = {
  market: Market
  side: 'buy' | 'sell'
  quote: Quote | null
  slippageBps: number
  feeKnown: boolean
}

/** A quote in figures. Before an amount is entered each is a dash: the size does not change. */
export function QuoteFigures({ market, side, quote, slippageBps, feeKnown }: QuoteFiguresProps) {
  const [unit, decimals] = side === 'buy' ? [market.symbol, tokenDecimals] : ['USD', stablecoinDecimals]
  const least = quote && fromUnits(minimumOut(quote.amountOut, slippageBps), decimals)
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
          <Amount value={quote && feeKnown ? fromUnits(quote.fee, stablecoinDecimals) : null} unit="USD" />
        </FigureLine>
      </dl>
      <p className="text-xs text-faint">
        {feeKnown
          ? 'From the last reserves and the last fee; other trades may come first.'
          : 'Without a fee: none is known before the first trade.'}
      </p>
    </div>
  )
}
