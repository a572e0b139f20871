import { useState } from 'react'
import { type FeeSource, million, type Quote } from '#domain/markets/curve/curve.ts'
import type { FeeRange } from '#domain/markets/curve/poolFee.ts'
import { impactSentence, impactTone } from '#domain/markets/curve/priceImpact.ts'
import type { TradedMarket } from '#domain/markets/curve/tradedMarket.ts'
import { decimalsAt, type Side, type TradePlan } from '#domain/markets/trades/trade.ts'
import { formatPercent, formatPercentExact } from '#lib/format/percent.ts'
import { fromUnits, multiply } from '#lib/numbers/decimal.ts'
import { FigureLine } from '#pages/markets/parts/figures/FigureLine.tsx'
import { feeRangeText } from '#pages/markets/parts/figures/feeRangeText.ts'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'

type QuoteFiguresProps = {
  market: TradedMarket
  side: Side
  plan: TradePlan | null
  feeSource: FeeSource
  /** The fee in parts per million of what goes in; it counts where its source is known. */
  feePpm: bigint
  /** The fee of the last trade in parts per million, where it is known. */
  lastFee?: bigint | null
  feeRange: FeeRange | null
  /** Whether the figures are those of a signed trade, not of the current quote. */
  isSigned?: boolean
  /** Whether a sale of another token pays: then the fee is the purchase's. */
  isHop?: boolean
  /** Whether a large price impact is said with its consent, in another place. */
  isAsked?: boolean
  /** Shows the price after the trade, where nothing else does. */
  withPrice?: boolean
}

/** What a quote's fee is based on. */
const basis: Record<Exclude<FeeSource, 'none'>, string> = {
  pool: 'a largest holder of 5%',
  'last-trade': 'the fee of the last trade',
}

const asSigned = 'The quote you signed; the price in its block decides.'

type LeastProps = Omit<QuoteFiguresProps, 'feeRange' | 'withPrice'> & {
  /** The unit of dollars, as on the amounts. */
  dollar?: string
}

/** The minimum received and the fee, and the price impact where it is large. */
export function QuoteFigures(props: LeastProps) {
  const { market, side, plan, dollar = 'USD' } = props
  const least = plan && fromUnits(plan.leastOut, decimalsAt(side, 'out'))
  return (
    <div aria-live="polite" className="grid grid-cols-[minmax(0,1fr)]">
      <dl className="text-sm">
        <FigureLine label="Minimum received" help="The trade is refused when it would give less.">
          <Amount value={least} unit={side === 'buy' ? market.symbol : dollar} />
        </FigureLine>
      </dl>
      <FeeFigure {...props} />
      {!props.isAsked && <ImpactWarning side={side} quote={plan?.quote ?? null} />}
    </div>
  )
}

/**
 * The fee of an entered amount in dollars. Where the last trade paid another one than the quoter supposes: the most of the
 * two. A signed trade keeps the fee that it was signed with: it is itself the last trade soon.
 */
function FeeFigure({ side, plan, feeSource, feePpm, lastFee, isSigned, isHop }: LeastProps) {
  const isKnown = feeSource !== 'none'
  const [last, setLast] = useState(lastFee)
  if (!isSigned && last !== lastFee) setLast(lastFee)
  const { share, most, why } = feeShare(feePpm, last ?? feePpm)
  return (
    <dl className="text-sm">
      <FigureLine
        label={`Fee${isHop ? ' of the purchase' : ''}${why ? ', at most' : ' ≈'}`}
        help={
          isKnown && !isSigned
            ? `${share} of what goes in. Based on ${basis[feeSource]}.${why}`
            : `Taken from what goes in.${isKnown ? ` Based on ${basis[feeSource]}.` : ''}`
        }
      >
        <FeeAmount
          side={side}
          quote={plan && isKnown ? plan.quote : null}
          fee={plan && (why ? (plan.amountIn * most) / million : plan.quote.fee)}
        />
      </FigureLine>
    </dl>
  )
}

/** A fee as text, the most of it in parts per million, and why it is a range where the last trade paid another one. */
function feeShare(supposed: bigint, last: bigint) {
  if (last > supposed)
    return {
      share: feeRangeText({ least: supposed, most: last }),
      most: last,
      why: ' The last trade paid the higher one.',
    }
  if (last < supposed)
    return {
      share: feeRangeText({ least: last, most: supposed }),
      most: supposed,
      why: ' Less without so large a holder.',
    }
  return { share: formatPercent(fromUnits(supposed, 6)), most: supposed, why: '' }
}

type FeeAmountProps = { side: Side; quote: Quote | null; fee: bigint | null }

/** A fee in dollars; that of a sale by the price before it. Without a quote it is not known. */
function FeeAmount({ side, quote, fee }: FeeAmountProps) {
  if (!quote || fee === null) return <Unknown title={fee === null ? 'Enter an amount' : 'Not known'} />
  const value = fromUnits(fee, decimalsAt(side, 'in'))
  return <Money value={side === 'buy' ? value : multiply(value, quote.spotBefore)} />
}

/** The other figures of a quote. Each is a dash until an amount is entered, so that the size does not change. */
export function QuoteDetails({
  market,
  plan,
  feeSource,
  feeRange,
  isSigned = false,
  withPrice = false,
}: Omit<QuoteFiguresProps, 'side' | 'feePpm' | 'lastFee' | 'isHop' | 'isAsked'>) {
  const quote = plan?.quote ?? null
  return (
    <>
      <dl className="grid gap-1 text-sm">
        <FigureLine label="Average price">
          <Price value={quote?.average ?? null} />
        </FigureLine>
        {withPrice && (
          <FigureLine label="Price after">
            <Price value={quote?.spotAfter ?? null} />
          </FigureLine>
        )}
        <FigureLine label="Price moves by" help="The change of the market's price by this trade.">
          <PriceImpact quote={quote} />
        </FigureLine>
        {feeRange && (
          <FigureLine label="Fee of the pool" help="Higher with one large holder.">
            {feeRangeText(feeRange)}
          </FigureLine>
        )}
      </dl>
      <p className="text-xs text-faint">
        {isSigned ? asSigned : feeSource === 'none' ? withoutFee(market) : basisOf(feeSource)}
      </p>
    </>
  )
}

function basisOf(source: Exclude<FeeSource, 'none'>): string {
  return `Based on current reserves and ${basis[source]}; price and fee can change before you trade.`
}

function withoutFee({ tradesTotal }: TradedMarket): string {
  return `Fee not included: it is ${tradesTotal === 0 ? 'unknown before the first trade' : 'not known yet'}.`
}

type PriceImpactProps = { quote: Quote | null }

const colours = { small: '', large: 'text-warn', huge: 'text-down' }

/** The price impact of a trade: amber from 3 %, red from 10 %, in either direction. */
function PriceImpact({ quote }: PriceImpactProps) {
  if (!quote?.impact) return <Unknown />
  return (
    <span className={colours[impactTone(quote.impact)]} title={formatPercentExact(quote.impact)}>
      {formatPercent(quote.impact, { signed: true })}
    </span>
  )
}

/** A sentence on the cost of a large impact; nothing for a small one. */
function ImpactWarning({ side, quote }: PriceImpactProps & { side: Side }) {
  if (!quote?.impact || impactTone(quote.impact) === 'small') return null
  const sentence = impactSentence(side, quote)
  return sentence && <p className={`pt-2 text-xs ${colours[impactTone(quote.impact)]}`}>{sentence}</p>
}
