import type { ReactNode } from 'react'
import { Dialog } from '#ui/feedback/dialog/Dialog.tsx'

type TradeSheetProps = { title: string; onClose: () => void; children: ReactNode }

/** The sheet of a trade on a phone. Its code loads with the first press of Buy or Sell. */
export function TradeSheet({ title, onClose, children }: TradeSheetProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} tall>
      {children}
    </Dialog>
  )
}
