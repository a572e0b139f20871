import { useEffect, useEffectEvent } from 'react'
import type { ExactEnd, Side, TradeInput } from '#domain/markets/trades/trade.ts'
import { useTransactions } from '#interfaces/transactions/ownTransactions.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { TradeContext } from './plan/tradeContext.ts'
import { openSignatures } from './plan/tradeRecords.ts'

type ResumeTrade = {
  input: TradeInput
  onType: (exact: ExactEnd, text: string) => void
  /** Undefined once a person has chosen a side. */
  onSide: ((side: Side) => void) | undefined
}

/** Fills an empty form, when it opens, with the pending trade on this market and its side. */
export function useResumeTrade(context: TradeContext, { input, onType, onSide }: ResumeTrade): void {
  const records = useTransactions()
  const resume = useEffectEvent(() => {
    if (input.text !== '') return
    const own = openSignatures(records, context)
    const record = own.act ?? own.approve
    if (record && record.amount !== '0') onType('in', fromUnits(BigInt(record.amount), context.paid.decimals))
    const other = openSignatures(records, otherSide(context))
    if (!record && (other.act ?? other.approve)) onSide?.(otherSide(context).side)
  })
  useEffect(() => resume(), [])
}

function otherSide({ side, paid, received, ...rest }: TradeContext): TradeContext {
  return { ...rest, side: side === 'buy' ? 'sell' : 'buy', paid: received, received: paid }
}
