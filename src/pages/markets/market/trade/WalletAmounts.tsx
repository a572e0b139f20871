import type { ExactEnd, TradeInput, TradePlan } from '#domain/markets/trades/trade.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { TradeContext } from './sign/plan/tradeContext.ts'
import type { TradeState } from './sign/useTrade.ts'
import { TradeAmounts } from './TradeAmounts.tsx'
import { amountsOf } from './tradeWords.ts'

type WalletAmountsProps = {
  context: TradeContext
  /** The unit of dollars, such as the symbol of the stablecoin. */
  dollar: string
  input: TradeInput
  plan: TradePlan | null
  problem: string | undefined
  state: TradeState
  onType: (exact: ExactEnd, text: string) => void
}

/** The amounts of a trade with the wallet's balance; from the signature on, the signed amounts. */
export function WalletAmounts({ context, dollar, input, plan, problem, state, onType }: WalletAmountsProps) {
  const { market, paid, from } = context
  const { busy, done, signed, balance, isShort, moved } = state
  const isFixed = busy || done
  const missing = isShort ? `Not enough ${paid.symbol} in your wallet.` : undefined
  const shared = { market, onType, dollar, isInDollars: from === undefined, disabled: isFixed }
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

/** The signed amount in, and the received or quoted amount out. */
function signedAmounts({ amount, trade }: TransactionRecord, moved: bigint | null) {
  return trade ? { in: BigInt(amount), out: moved ?? BigInt(trade.quoted) } : null
}
