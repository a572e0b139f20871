import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { ExactEnd, Side, TradeInput } from '#domain/markets/trades/trade.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import type { Stablecoin } from '#interfaces/node/contract/curve/curveTokens.ts'
import { tokenHoldingQuery } from '#interfaces/node/contract/token/tokenHolding.ts'
import { useTransactions } from '#interfaces/transactions/transactions.ts'
import { formatAmount } from '#lib/format/formatAmount.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Select } from '#ui/form/Select.tsx'
import { SignedTrade } from './SignedTrade.tsx'
import { type TradeContext, tradeContext } from './sign/plan/tradeContext.ts'
import { openSignatures } from './sign/plan/tradeRecords.ts'

type CoinTradeProps = {
  market: Market
  router: Address
  stablecoins: readonly [Stablecoin, ...Stablecoin[]]
  user: Address
  input: TradeInput
  onType: (exact: ExactEnd, text: string) => void
  onSide: ((side: Side) => void) | undefined
  chainId: number
  nodeChain: number
}

/** A trade with the choice of the stablecoin that pays a purchase; a sale is paid in the preferred coin first. */
export function CoinTrade({ market, router, stablecoins, user, ...rest }: CoinTradeProps) {
  const { side } = rest.input
  const records = useTransactions()
  const contextOf = (coin: Stablecoin) => tradeContext({ market, router, user, side }, coin)
  const [chosen, setChosen] = useState(() => openCoin(records, stablecoins, contextOf)?.asset)
  const [preferred] = stablecoins
  const stablecoin = (side === 'buy' && stablecoins.find(({ asset }) => asset === chosen)) || preferred
  return (
    <>
      {side === 'buy' && stablecoins.length > 1 && (
        <PayWith stablecoins={stablecoins} user={user} value={stablecoin.asset} onChange={setChosen} />
      )}
      <SignedTrade
        key={stablecoin.asset}
        context={contextOf(stablecoin)}
        stablecoin={stablecoin}
        stablecoins={stablecoins}
        {...rest}
      />
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

type PayWithProps = {
  stablecoins: readonly Stablecoin[]
  user: Address
  value: Address
  onChange: (asset: Address) => void
}

/** A select of the stablecoins with the wallet's balance of each. */
function PayWith({ stablecoins, user, value, onChange }: PayWithProps) {
  const balances = useQueries({
    queries: stablecoins.map(({ asset }) => ({ ...tokenHoldingQuery(asset, user), refetchInterval: 6_000 })),
  })
  const options = stablecoins.map(({ asset, symbol, decimals }, index) => {
    const units = balances[index]?.data ?? null
    const amount = units === null ? '' : `, ${formatAmount(fromUnits(units, decimals))} in your wallet`
    return { value: asset, label: `${symbol}${amount}` }
  })
  return <Select label="Pay with" value={value} options={options} onChange={onChange} />
}
