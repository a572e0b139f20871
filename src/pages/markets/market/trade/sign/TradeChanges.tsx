import { swapFeed } from '#interfaces/indexer/live/swaps/swapFeed.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { formatSignificant } from '#lib/format/significant.ts'
import { fromUnits, isZero, relativeChange } from '#lib/numbers/decimal.ts'
import { FigureLine } from '#pages/markets/parts/figures/FigureLine.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Change } from '#ui/figures/numbers/Change.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Balance } from './Balance.tsx'
import type { TradeContext } from './plan/tradeContext.ts'
import type { TradeState } from './useTrade.ts'

type TradeChangesProps = { context: TradeContext; state: TradeState }

/** The changes by a trade, the two balances and the price: expected before it, real after it. */
export function TradeChanges({ context, state }: TradeChangesProps) {
  const { paid, received, market } = context
  const { figures, done, act, moved, came } = state
  if (figures === null) return null
  const { before, after } = figures
  const trade = swapFeed(market.poolAddress)
    .snapshot()
    .swaps.find(({ transactionHash }) => transactionHash === act?.hash)
  // Others may have traded in between, so only the trade's own record has its price, and the change is not the trade's alone.
  const priceAfter = done ? (trade?.priceUsd ?? null) : after.price
  const by = priceAfter && relativeChange(before.price, priceAfter)
  const isAlike = priceAfter !== null && formatSignificant(before.price) === formatSignificant(priceAfter)
  const change = by && !isZero(by) && (isAlike || !done) && (
    <span className="text-xs font-normal text-muted">
      {formatPercent(by, { signed: true }).replace(/^(\D?)0\.00/, '$1<0.01')}
    </span>
  )
  const isReceived = !done || moved !== null
  return (
    <section aria-label="What changes" className="min-w-0 rounded-md bg-raised p-3">
      <h3 className="mb-2 text-xs font-medium text-muted">{done ? 'What changed' : 'What changes'}</h3>
      <dl className="grid gap-1.5 text-sm">
        <Change
          label={`Your ${paid.symbol}`}
          before={<Balance value={before.paid} beside={after.paid} />}
          after={<Balance value={after.paid} beside={before.paid} />}
        />
        <Change
          label={`Your ${received.symbol}`}
          before={<Balance value={before.received} beside={isReceived ? after.received : null} />}
          after={isReceived ? <Balance value={after.received} beside={before.received} /> : null}
        />
        {came?.coins
          .filter(({ asset }) => asset !== received.asset)
          .map(({ asset, symbol, units, decimals }) => (
            <FigureLine key={asset} label={`Received in ${symbol}`}>
              <Amount value={fromUnits(units, decimals)} />
            </FigureLine>
          ))}
        <Change
          label="Price"
          before={
            <>
              <Price value={before.price} /> {isAlike && change}
            </>
          }
          after={
            priceAfter !== null && !isAlike ? (
              <>
                <Price value={priceAfter} /> {change}
              </>
            ) : null
          }
        />
      </dl>
    </section>
  )
}
