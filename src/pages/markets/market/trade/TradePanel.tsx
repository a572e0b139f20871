import { lazy, Suspense, useState } from 'react'
import type { Side } from '#domain/markets/trades/trade.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { askToConnect, useWallet } from '#interfaces/wallet/wallet.ts'
import { hasTrading } from '#lib/browser/config/config.ts'
import { Button } from '#ui/form/Button.tsx'
import { Segmented } from '#ui/form/Segmented.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { CurveAsOf } from './curve/CurveAsOf.tsx'
import { Estimate } from './Estimate.tsx'
import { useFieldFocus } from './useFieldFocus.ts'
import { useTradeInput } from './useTradeInput.ts'

type TradePanelProps = { market: Market }

const TradeForm = lazy(async () => ({ default: (await import('./TradeForm.tsx')).TradeForm }))

const sides = [
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell' },
] as const

/**
 * Buying and selling with a connected wallet, whose code comes with the wallet. Without one it is a quote, and where this
 * app does not know the contracts of the markets nothing else.
 */
export function TradePanel({ market }: TradePanelProps) {
  const [isSideChosen, setIsSideChosen] = useState(false)
  const { input, chooseSide, type } = useTradeInput(market.poolAddress)
  const field = useFieldFocus()
  const wallet = useWallet()
  const canTrade = hasTrading()
  const choose = (side: Side) => {
    setIsSideChosen(true)
    chooseSide(side)
  }
  const estimate = <Estimate market={market} input={input} onType={type} />
  return (
    <Panel
      title={canTrade ? 'Trade' : 'Estimate'}
      asOf={<CurveAsOf market={market} />}
      control={<Segmented label="Side" value={input.side} options={sides} onChange={choose} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-3" {...field}>
        {canTrade && wallet.status === 'connected' ? (
          <Suspense fallback={estimate}>
            <TradeForm
              key={`${wallet.address} ${input.side}`}
              market={market}
              input={input}
              onType={type}
              onSide={isSideChosen ? undefined : chooseSide}
              user={wallet.address}
              chainId={wallet.chainId}
              pending={estimate}
            />
          </Suspense>
        ) : (
          <>
            {estimate}
            {canTrade ? (
              <Button
                tone="primary"
                size="large"
                wide
                busy={wallet.status === 'connecting'}
                onClick={askToConnect}
              >
                {wallet.status === 'connecting' ? 'Connecting' : 'Connect to trade'}
              </Button>
            ) : (
              <p className="text-xs text-muted">Estimate only. Nothing is sent.</p>
            )}
          </>
        )}
      </div>
    </Panel>
  )
}
