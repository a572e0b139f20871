import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { price } from '#domain/markets/curve/curve.ts'
import type { Side } from '#domain/markets/trades/trade.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import type { TradeContext, TradeToken } from './sign/plan/tradeContext.ts'
import type { TradeState } from './sign/useTrade.ts'

type TradeOutcomeProps = {
  context: Pick<TradeContext, 'side' | 'paid' | 'received' | 'from'>
  state: Pick<TradeState, 'came'> & { signed: Pick<TransactionRecord, 'amount'> | null }
  /** What can be done with it. */
  children: ReactNode
}

/**
 * A confirmed trade in a sentence, in the place of its fields: what went in as it was signed, what came out by the receipt.
 * Without a receipt the token is named, with no amount.
 */
export function TradeOutcome({ context, state: { signed, came }, children }: TradeOutcomeProps) {
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
  const out = coins?.length ? coins : received.symbol
  return (
    <section aria-label="Outcome" className="grid min-h-36 content-center gap-3 rounded-md bg-soft p-4">
      <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2">
        <Check size={20} className="mt-0.5 text-up" strokeWidth={2.5} aria-hidden />
        <p className="text-lg font-semibold wrap-anywhere">
          {side === 'buy' ? 'Bought ' : 'Sold '}
          {side === 'buy' ? out : went}
        </p>
        <p className="col-start-2 text-sm text-muted">
          for {side === 'buy' ? went : out}
          {average && (
            <>
              {' · '}
              <Price value={average} /> each
            </>
          )}
        </p>
      </div>
      {children}
    </section>
  )
}

function TokenAmount({ units, token }: { units: bigint; token: TradeToken }) {
  return <Amount value={fromUnits(units, token.decimals)} unit={token.symbol} />
}

/** The dollars of one token of the market, fee included; null without a receipt, and where several coins were paid. */
function averageOf(side: Side, went: bigint, came: TradeState['came']): Decimal | null {
  if (came?.coins.length !== 1) return null
  return side === 'buy' ? price(went, came.total) : price(came.total, went)
}
