import type { ReactNode } from 'react'
import type { Market } from '#interfaces/indexer/market.ts'
import { minimumOut, type Quote, stablecoinDecimals, tokenDecimals } from '#lib/curve.ts'
import { fromUnits } from '#lib/decimal.ts'
import { Amount } from '#ui/Amount.tsx'
import { Percent } from '#ui/Percent.tsx'
import { Price } from '#ui/Price.tsx'

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
    <div aria-live="polite" className="grid gap-2">
      <dl className="grid gap-1 text-sm">
        <Line label="You receive ≈">
          <strong className="text-md font-medium">
            <Amount value={quote && fromUnits(quote.amountOut, decimals)} unit={unit} />
          </strong>
        </Line>
        <Line label="At least">
          <Amount value={least} unit={unit} />
        </Line>
        <Line label="Average price">
          <Price value={quote?.average ?? null} />
        </Line>
        <Line label="Price after">
          <Price value={quote?.spotAfter ?? null} />
        </Line>
        <Line label="Price impact">
          <Percent value={quote?.impact ?? null} signed />
        </Line>
        <Line label="Fee ≈">
          <Amount value={quote && feeKnown ? fromUnits(quote.fee, stablecoinDecimals) : null} unit="USD" />
        </Line>
      </dl>
      <p className="text-xs text-faint">
        {feeKnown
          ? 'An estimate from the last reserves and the last fee. Other trades may come first.'
          : 'An estimate without a fee: none is known before the first trade.'}
      </p>
    </div>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 truncate text-right">{children}</dd>
    </div>
  )
}
