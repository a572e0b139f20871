import { lazy, useMemo, useState } from 'react'
import type { TradeContext } from '#pages/markets/market/trade/sign/plan/tradeContext.ts'
import type { TradeState } from '#pages/markets/market/trade/sign/useTrade.ts'
import { DialogBoundary } from '#ui/feedback/dialog/DialogBoundary.tsx'
import { Button } from '#ui/form/Button.tsx'
import { tradeCard } from './tradeCard.ts'

const ShareTrade = lazy(async () => ({ default: (await import('./ShareTrade.tsx')).ShareTrade }))

type ShareButtonProps = { context: TradeContext; state: Pick<TradeState, 'act' | 'came'> }

/** Offers the picture of a trade once its receipt says what came out; nothing before. */
export function ShareButton({ context, state: { act, came } }: ShareButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const block = act?.status.name === 'confirmed' ? act.status.block : null
  const key = came && block !== null && came.total > 0n ? `${act?.amount} ${came.total} ${block}` : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells one finished trade from another
  const card = useMemo(
    () =>
      key && act && came && block !== null
        ? tradeCard({ context, amountIn: BigInt(act.amount), coins: came.coins, block })
        : null,
    [key],
  )
  if (card === null) return null
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setIsOpen(true)}>
        Share
      </Button>
      {isOpen && (
        <DialogBoundary onClose={() => setIsOpen(false)}>
          <ShareTrade card={card} onClose={() => setIsOpen(false)} />
        </DialogBoundary>
      )}
    </>
  )
}
