import { lazy, type ReactNode, Suspense } from 'react'
import type { TradedMarket } from '#domain/markets/curve/tradedMarket.ts'
import { useWallet } from '#interfaces/wallet/wallet.ts'
import { hasTrading } from '#lib/browser/config/config.ts'
import { ConnectOrTry } from '#pages/signing/demo/ConnectOrTry.tsx'
import { Button } from '#ui/form/Button.tsx'
import { Segmented } from '#ui/form/Segmented.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { Estimate } from './Estimate.tsx'
import { useTradeSession } from './TradeSession.tsx'
import { useFieldFocus } from './useFieldFocus.ts'

type TradePanelProps = { market: TradedMarket }

const TradeForm = lazy(async () => ({ default: (await import('./TradeForm.tsx')).TradeForm }))

/** The sides of a trade, for its choices. */
export const sides = [
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell' },
] as const

/** Whether the window is too narrow for a column of the trade, which then opens from a bar. */
export function useIsNarrow(): boolean {
  return useMedia('(width < 64rem)')
}

/** The trade panel of a market's page; nothing in a narrow window. */
export function TradePanel({ market }: TradePanelProps) {
  if (useIsNarrow()) return null
  return (
    <Panel title={hasTrading() ? 'Trade' : 'Estimate'}>
      <div className="px-4 py-3">
        <TradeOf market={market} />
      </div>
    </Panel>
  )
}

/**
 * The trade form with a connected wallet; its code loads with the wallet. Without a wallet, or without known contracts,
 * only a quote.
 */
export function TradeOf({ market }: TradePanelProps) {
  const { input, round, chooseSide, type, end } = useTradeSession()
  const field = useFieldFocus()
  const wallet = useWallet()
  const canTrade = hasTrading()
  const estimate = (button?: ReactNode, balance?: null) => (
    <Estimate market={market} input={input} onType={type} balance={balance}>
      {button}
    </Estimate>
  )
  // The button keeps its place until the form knows the market's contract and the wallet: there will be its steps and their
  // fee above it, of a sale what it is paid in as well.
  const waiting = estimate(
    <div className={input.side === 'buy' ? 'pt-20' : 'pt-26.5'}>
      <Button data-signs tone="primary" size="large" wide busy>
        Loading
      </Button>
    </div>,
    null,
  )
  return (
    // Not a grid, in whose areas the button could not stay in view.
    <div data-side={input.side} className="flex grow flex-col gap-2.5 *:min-w-0" {...field}>
      <Segmented label="Side" value={input.side} options={sides} onChange={chooseSide} wide />
      {canTrade && wallet.status === 'connected' ? (
        <Suspense fallback={waiting}>
          <TradeForm
            key={`${wallet.address} ${round}`}
            market={market}
            input={input}
            onType={type}
            onSide={round > 0 ? undefined : chooseSide}
            user={wallet.address}
            chainId={wallet.chainId}
            pending={estimate()}
            waiting={waiting}
            onDone={end}
          />
        </Suspense>
      ) : canTrade && wallet.status === 'connecting' && !wallet.isNew ? (
        waiting
      ) : (
        estimate(canTrade ? <ConnectOrTry act="trade" /> : noTrading)
      )}
    </div>
  )
}

const noTrading = <p className="text-xs text-muted">Estimate only. Nothing is sent.</p>
