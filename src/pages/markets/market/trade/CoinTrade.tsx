import type { TradedMarket } from '#domain/markets/curve/tradedMarket.ts'
import type { ExactEnd, Side, TradeInput } from '#domain/markets/trades/trade.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import type { Stablecoin } from '#interfaces/node/contract/curve/curveTokens.ts'
import { useTransactions } from '#interfaces/transactions/ownTransactions.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { HopTrade } from './hop/HopTrade.tsx'
import { useHeldTokens } from './hop/useHeldTokens.ts'
import { NameNotice } from './NameNotice.tsx'
import { PayWith } from './PayWith.tsx'
import { SignedTrade } from './SignedTrade.tsx'
import { type TradeContext, tokenOf, tradeContext } from './sign/plan/tradeContext.ts'
import { openPayment, openSignatures } from './sign/plan/tradeRecords.ts'
import { useKeptState } from './useKeptState.ts'

type CoinTradeProps = {
  market: TradedMarket
  router: Address
  stablecoins: readonly [Stablecoin, ...Stablecoin[]]
  /** The symbol that the token's own contract answers with; null without one. */
  ownSymbol: string | null
  user: Address
  input: TradeInput
  onType: (exact: ExactEnd, text: string) => void
  onSide: ((side: Side) => void) | undefined
  /** Ends the trade, and closes the sheet of the form, where it has one. */
  onDone: () => void
  chainId: number
  nodeChain: number
}

/**
 * A trade with the choice of what pays a purchase: a stablecoin, or the token of another market that the wallet holds. A
 * sale is paid in the preferred coin first.
 */
export function CoinTrade({ market, router, stablecoins, ownSymbol, user, ...rest }: CoinTradeProps) {
  const { side } = rest.input
  const records = useTransactions()
  const contextOf = (coin: Stablecoin) => tradeContext({ market, router, user, side }, coin)
  const [preferred] = stablecoins
  const [chosen, setChosen] = useKeptState(
    `coin ${user}`,
    () => openCoin(records, stablecoins, contextOf)?.asset ?? openPayment(records, contextOf(preferred)),
  )
  const held = useHeldTokens(user, market.tokenAddress)
  const stablecoin = (side === 'buy' && stablecoins.find(({ asset }) => asset === chosen)) || preferred
  const hopFrom = side === 'buy' && chosen !== null && chosen !== stablecoin.asset ? chosen : null
  const payments = [...stablecoins, ...held]
  const token = tokenOf(market)
  const payWith = side === 'buy' && payments.length > 1 && (
    <PayWith
      payments={payments}
      token={token}
      user={user}
      value={hopFrom ?? stablecoin.asset}
      onChange={setChosen}
    />
  )
  return (
    <>
      <NameNotice token={token} ownSymbol={ownSymbol} payments={payments} stablecoins={stablecoins.length} />
      {hopFrom ? (
        <HopTrade
          key={hopFrom}
          asset={hopFrom}
          market={market}
          router={router}
          user={user}
          stablecoins={stablecoins}
          payWith={payWith}
          {...rest}
        />
      ) : (
        <SignedTrade
          key={stablecoin.asset}
          context={contextOf(stablecoin)}
          stablecoin={stablecoin}
          stablecoins={stablecoins}
          payWith={payWith}
          {...rest}
        />
      )}
    </>
  )
}

/** The stablecoin of a transaction on this market that is pending since before the form opened. */
function openCoin(
  records: readonly TransactionRecord[],
  stablecoins: readonly Stablecoin[],
  contextOf: (coin: Stablecoin) => TradeContext,
): Stablecoin | undefined {
  return stablecoins.find((coin) => {
    const { approve, act } = openSignatures(records, contextOf(coin))
    return act !== null || approve !== null
  })
}
