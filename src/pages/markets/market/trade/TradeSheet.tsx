import type { ReactNode } from 'react'
import type { TradedMarket } from '#domain/markets/curve/tradedMarket.ts'
import { marketName } from '#domain/markets/marketName.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { useWallet } from '#interfaces/wallet/wallet.ts'
import { hasTrading } from '#lib/browser/config/config.ts'
import { DayChange } from '#pages/markets/parts/figures/PriceLine.tsx'
import { ImitationNote } from '#pages/markets/parts/ImitationNote.tsx'
import { Dialog } from '#ui/feedback/dialog/Dialog.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'

type TradeSheetProps = {
  /** By the indexer, or by the node, which knows no change of its price. */
  market: Market | TradedMarket
  onClose: () => void
  children: ReactNode
}

/** The sheet of a trade on a phone, with the price that it covers. Its code loads with the first press of Buy or Sell. */
export function TradeSheet({ market, onClose, children }: TradeSheetProps) {
  const wallet = useWallet()
  // Only the form of a wallet grows, by its steps, while somebody types.
  const isGrowing = wallet.status === 'connected'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${hasTrading() ? 'Trade' : 'Estimate'} ${marketName(market)}`}
      description={
        <span className="flex items-baseline gap-2">
          <Price value={market.spotPrice} />
          {'createdAt' in market && <DayChange market={market} label="24 h" />}
        </span>
      }
      tall={isGrowing}
    >
      {/* It covers the warning of the page. */}
      <ImitationNote market={market} />
      {children}
    </Dialog>
  )
}
