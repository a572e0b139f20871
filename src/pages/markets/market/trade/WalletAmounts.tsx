import type { ExactEnd, TradeInput, TradePlan } from '#domain/markets/trades/trade.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { TradeContext } from './sign/plan/tradeContext.ts'
import type { TradeState } from './sign/useTrade.ts'
import { TradeAmounts } from './TradeAmounts.tsx'
import { amountsOf } from './tradeWords.ts'

type WalletAmountsProps = {
  context: TradeContext
  /** What dollars are called. */
  dollar: string
  input: TradeInput
  plan: TradePlan | null
  problem: string | undefined
  state: TradeState
  onType: (exact: ExactEnd, text: string) => void
}

/** The amounts of a trade beside what the wallet has; from the signature on those that were signed. */
export function WalletAmounts({ context, dollar, input, plan, problem, state, onType }: WalletAmountsProps) {
  const { market, paid } = context
  const { busy, done, signed, balance, isShort, moved } = state
  const isFixed = busy || done
  const missing = isShort ? `Not enough ${paid.symbol} in your wallet.` : undefined
  const shared = { market, onType, dollar, disabled: isFixed }
  const max = balance === null ? null : fromUnits(balance, paid.decimals)
  if (signed) {
    const text = fromUnits(BigInt(signed.amount), paid.decimals)
    const own = { ...input, exact: 'in', text } as const
    return (
      <TradeAmounts
        {...shared}
        input={own}
        amounts={signedAmounts(signed, moved)}
        balance={max}
        done={moved !== null}
      />
    )
  }
  return (
    <TradeAmounts
      {...shared}
      input={input}
      amounts={amountsOf(plan)}
      balance={max}
      problem={isFixed ? undefined : (problem ?? missing)}
    />
  )
}

/** What was signed to go in, and what came out of it, or is expected to. */
function signedAmounts({ amount, trade }: TransactionRecord, moved: bigint | null) {
  return trade ? { in: BigInt(amount), out: moved ?? BigInt(trade.quoted) } : null
}
