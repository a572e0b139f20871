import type { Quote } from '#domain/markets/curve/curve.ts'
import { impactSentence, impactTone } from '#domain/markets/curve/priceImpact.ts'
import type { Side } from '#domain/markets/trades/trade.ts'
import { formatPercent, formatPercentExact } from '#lib/format/percent.ts'
import { Unknown } from '#ui/figures/Unknown.tsx'

type PriceImpactProps = { quote: Quote | null }

const colours = { small: '', large: 'text-warn', huge: 'text-down' }

/** How far a trade moves the price. It is never good news: amber from 3 %, red from 10 %. */
export function PriceImpact({ quote }: PriceImpactProps) {
  if (!quote?.impact) return <Unknown />
  return (
    <span className={colours[impactTone(quote.impact)]} title={formatPercentExact(quote.impact)}>
      {formatPercent(quote.impact, { signed: true })}
    </span>
  )
}

/** What a large impact means in money, in one sentence; nothing for a small one. */
export function ImpactWarning({ side, quote }: PriceImpactProps & { side: Side }) {
  if (!quote?.impact || impactTone(quote.impact) === 'small') return null
  const sentence = impactSentence(side, quote)
  return sentence && <p className={`text-xs ${colours[impactTone(quote.impact)]}`}>{sentence}</p>
}
