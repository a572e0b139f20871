import type { ReactNode } from 'react'
import { useWallet } from '#interfaces/wallet/wallet.ts'
import { Dialog } from '#ui/feedback/dialog/Dialog.tsx'

type TradeSheetProps = { title: string; onClose: () => void; children: ReactNode }

/** The sheet of a trade on a phone. Its code loads with the first press of Buy or Sell. */
export function TradeSheet({ title, onClose, children }: TradeSheetProps) {
  const wallet = useWallet()
  // Only the form of a wallet grows, by its steps, while somebody types.
  const isGrowing = wallet.status === 'connected'
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} tall={isGrowing}>
      {children}
    </Dialog>
  )
}
