import { lazy, type ReactNode, Suspense } from 'react'
import type { ExactEnd, TradeInput, TradePlan } from '#domain/markets/trades/trade.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { TradeContext } from './sign/plan/tradeContext.ts'
import { TradeChanges } from './sign/TradeChanges.tsx'
import type { TradeState } from './sign/useTrade.ts'
import { TradeAmounts } from './TradeAmounts.tsx'
import { TradeOutcome } from './TradeOutcome.tsx'
import { amountsOf } from './tradeWords.ts'

const SaleResult = lazy(async () => ({
  default: (await import('#pages/markets/market/position/SaleResult.tsx')).SaleResult,
}))

type WalletAmountsProps = {
  context: TradeContext
  /** The unit of dollars, such as the symbol of the stablecoin. */
  dollar: string
  input: TradeInput
  plan: TradePlan | null
  problem: string | undefined
  state: TradeState
  /** Whether free tokens are the next act, which says enough about a balance of zero. */
  needsTokens: boolean
  /** The choice of what pays. */
  payWith: ReactNode
  onType: (exact: ExactEnd, text: string) => void
}

/** The amounts of a trade with the wallet's balance; from the signature on, the signed amounts; at the end, what came of it. */
export function WalletAmounts(props: WalletAmountsProps) {
  const { context, dollar, input, plan, problem, state, needsTokens, payWith, onType } = props
  const { market, user, paid, from } = context
  const { busy, done, signed, balance, isShort } = state
  if (done)
    return (
      <>
        <TradeOutcome
          context={context}
          state={state}
          result={
            context.side === 'sell' &&
            signed &&
            state.moved !== null && (
              <Suspense fallback={null}>
                <SaleResult
                  pool={market.poolAddress}
                  owner={user}
                  hash={signed.hash}
                  sold={fromUnits(BigInt(signed.amount), paid.decimals)}
                  brought={fromUnits(state.moved, context.received.decimals)}
                />
              </Suspense>
            )
          }
        />
        <TradeChanges context={context} state={state} />
      </>
    )
  // Of nothing the button says it.
  const missing =
    isShort && !needsTokens && balance !== 0n ? `Not enough ${paid.symbol} in your wallet.` : undefined
  const shared = { market, onType, dollar, isInDollars: from === undefined, disabled: busy }
  const max = balance === null ? null : fromUnits(balance, paid.decimals)
  if (signed) {
    const text = fromUnits(BigInt(signed.amount), paid.decimals)
    const own = { ...input, exact: 'in', text } as const
    return (
      <TradeAmounts {...shared} input={own} amounts={signedAmounts(signed)} balance={max} payWith={payWith} />
    )
  }
  return (
    <TradeAmounts
      {...shared}
      input={input}
      amounts={amountsOf(plan)}
      balance={max}
      payWith={payWith}
      problem={busy ? undefined : (problem ?? missing)}
    />
  )
}

/** The signed amount in, and the quoted amount out. */
function signedAmounts({ amount, trade }: TransactionRecord) {
  return trade ? { in: BigInt(amount), out: BigInt(trade.quoted) } : null
}
