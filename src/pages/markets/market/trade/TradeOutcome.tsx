import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { price } from '#domain/markets/curve/curve.ts'
import type { Side } from '#domain/markets/trades/trade.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { swapFeed } from '#interfaces/indexer/live/swaps/swapFeed.ts'
import { amountText } from '#lib/format/amountText.ts'
import { formatPercent } from '#lib/format/percent.ts'
import {
  compare,
  type Decimal,
  decimal,
  divide,
  fromUnits,
  isZero,
  multiply,
  relativeChange,
  subtract,
} from '#lib/numbers/decimal.ts'
import { FigureLine } from '#pages/markets/parts/figures/FigureLine.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { NetworkFees } from './NetworkFees.tsx'
import type { TradeContext, TradeToken } from './sign/plan/tradeContext.ts'
import type { TradeState } from './sign/useTrade.ts'

type OutcomeContext = Pick<TradeContext, 'side' | 'paid' | 'received' | 'from'> & {
  market: Pick<TradeContext['market'], 'poolAddress'>
}
type OutcomeState = Pick<TradeState, 'came' | 'terms'> & {
  approve: Pick<TransactionRecord, 'id' | 'hash'> | null
  signed: Pick<TransactionRecord, 'id' | 'amount' | 'hash' | 'trade'> | null
}

type TradeOutcomeProps = {
  context: OutcomeContext
  state: OutcomeState
  /** A transaction that was signed before them for the same end: the creation of the market. */
  creation?: TransactionRecord['hash']
  /** What a sale brought beyond what its tokens had cost. */
  result?: ReactNode
  /** What can be done with it, where it ends the form. */
  children?: ReactNode
}

/**
 * A confirmed trade in a sentence, in the place of its fields: what went in as it was signed, what came out by the receipt.
 * A sale leads with its dollars. Without a receipt the token is named, with no amount.
 */
export function TradeOutcome({ context, state, creation, result, children }: TradeOutcomeProps) {
  const { signed, came } = state
  if (signed === null) return null
  const { side, paid, received, from } = context
  const went = <TokenAmount units={BigInt(signed.amount)} token={paid} />
  const coins = came?.coins.map((coin, at) => (
    <span key={coin.asset}>
      {at > 0 && ' + '}
      <TokenAmount units={coin.units} token={coin} />
    </span>
  ))
  const average = from ? null : averageOf(side, BigInt(signed.amount), came)
  const fee = feeOf(context, state)
  const out = coins?.length ? coins : received.symbol
  const isPaid = side === 'sell' && came !== null
  const difference = differenceOf(signed.trade?.quoted, came, received)
  return (
    <section
      aria-label="Outcome"
      data-transaction={`${state.approve?.id} ${signed.id}`}
      className="trade-entry grid min-h-36 content-center gap-3 rounded-md bg-soft p-4"
    >
      <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2">
        <Check size={18} className="mt-px text-up" strokeWidth={2.5} aria-hidden />
        <p className="contents">
          <span className="text-sm font-medium text-up">{side === 'buy' ? 'Bought ' : 'Sold '}</span>
          <span className="col-span-full pt-1 text-lg font-semibold wrap-anywhere">
            {isPaid ? (
              <>
                <Money value={fromUnits(came.total, received.decimals)} /> received
              </>
            ) : side === 'buy' ? (
              out
            ) : (
              went
            )}
          </span>
        </p>
        <p className="col-span-full text-sm text-muted">
          {isPaid ? (
            <>
              {went} sold for {out}
            </>
          ) : (
            <>for {side === 'buy' ? went : out}</>
          )}
        </p>
        {difference && <p className="col-span-full pt-1 text-xs text-muted">{difference}</p>}
      </div>
      {result}
      <dl className="text-sm empty:hidden">
        {average && (
          <FigureLine label="Average price with fee">
            <Price value={average} />
          </FigureLine>
        )}
        {fee}
        <NetworkFees hashes={[creation, state.approve?.hash, signed.hash]} />
      </dl>
      {children}
    </section>
  )
}

const notable = decimal('0.0005')

/** How far the receipt is from the quote, from half a thousandth on; null where the two agree. */
function differenceOf(
  quoted: string | undefined,
  came: TradeState['came'],
  { decimals }: TradeToken,
): string | null {
  if (quoted === undefined || !came) return null
  const change = relativeChange(fromUnits(BigInt(quoted), decimals), fromUnits(came.total, decimals))
  const size = change && (change.replace('-', '') as Decimal)
  if (!size || compare(size, notable) < 0) return null
  const way = change.startsWith('-') ? 'less' : 'more'
  return `${formatPercent(size)} ${way} than quoted.`
}

const whatFeesFollow =
  "A pool's fee follows the market's age, its volatility and its largest holder as it trades."

/** The fee by the trade's own record, until the indexer has it the quoted one; nothing where neither is known. */
function feeOf(
  { side, paid, received, from, market }: OutcomeContext,
  { signed, terms, came }: OutcomeState,
) {
  if (from || !signed) return null
  const swap = swapFeed(market.poolAddress)
    .snapshot()
    .swaps.find(({ transactionHash }) => transactionHash === signed.hash)
  const isExact = Boolean(swap?.feeUnit)
  const isToken = swap?.feeUnit === (side === 'buy' ? 'usd' : 'token') || !isExact
  const quoted = terms && fromUnits(terms.quote.fee, paid.decimals)
  const value = isExact ? swap?.feeAmount : quoted
  if (!value || isZero(value)) return null
  const isOther = terms && quoted && isExact && isToken && compare(value, quoted) !== 0
  const price =
    side === 'sell' && isToken && came && priceOf(value, BigInt(signed.amount), came.total, paid.decimals)
  const help = isOther ? `${whatFeesFollow} Quoted: ${amountText(terms.quote.fee, paid)}.` : undefined
  return (
    <FigureLine label={isExact ? 'Fee' : 'Fee ≈'} help={help} wraps>
      {price && (
        <>
          <Money value={multiply(value, price)} />
          {' · '}
        </>
      )}
      <span className={price ? 'text-muted' : ''}>
        <Amount value={value} unit={(isToken ? paid : received).symbol} />
      </span>
    </FigureLine>
  )
}

/** The dollars that each sold token brought, without those of the fee. */
function priceOf(fee: Decimal, went: bigint, dollars: bigint, decimals: number): Decimal | null {
  return divide(fromUnits(dollars, decimals), subtract(fromUnits(went, decimals), fee))
}

function TokenAmount({ units, token }: { units: bigint; token: TradeToken }) {
  return <Amount value={fromUnits(units, token.decimals)} unit={token.symbol} />
}

/** The dollars of one token of the market, fee included; null without a receipt, and where several coins were paid. */
function averageOf(side: Side, went: bigint, came: TradeState['came']): Decimal | null {
  if (came?.coins.length !== 1) return null
  return side === 'buy' ? price(went, came.total) : price(came.total, went)
}
