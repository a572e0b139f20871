import type { ReactNode } from 'react'
import { isDeposit, type Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { Panel } from '#ui/layout/Panel.tsx'

type RevertPanelProps = { transaction: Transaction; children: ReactNode }

/** The place of a revert reason, and what a revert left behind. */
export function RevertPanel({ transaction, children }: RevertPanelProps) {
  return (
    // The one panel with a red edge: it says what went wrong.
    <div className="min-w-0 *:border-down/60">
      <Panel title="Revert reason" source="explorer">
        <div className="px-4 py-3 text-sm">
          {children}
          {!isDeposit(transaction) && (
            <p className="pt-2 text-xs text-faint">Rolled back; the fee was still paid.</p>
          )}
        </div>
      </Panel>
    </div>
  )
}
