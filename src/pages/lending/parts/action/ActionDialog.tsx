import type { LendingAction } from '#domain/lending/preview.ts'
import { askToConnect, useWallet } from '#interfaces/wallet/wallet.ts'
import type { LendingRow } from '#pages/lending/parts/data/lendingRow.ts'
import { Dialog } from '#ui/feedback/Dialog.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Button } from '#ui/form/Button.tsx'
import { ActionForm } from './ActionForm.tsx'
import { actionMeaning, actionName } from './actionWords.ts'

type ActionDialogProps = {
  action: LendingAction
  row: LendingRow
  rows: readonly LendingRow[]
  /** The connected person's credit tier; null as long as it is not known. */
  tier: number | null
  onClose: () => void
}

/** The dialog of one action on one asset. */
export function ActionDialog({ action, row, rows, tier, onClose }: ActionDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${actionName[action]} ${row.symbol}`}
      description={actionMeaning[action]}
      wide
    >
      <Content action={action} row={row} rows={rows} tier={tier} onClose={onClose} />
    </Dialog>
  )
}

function Content({ action, row, rows, tier, onClose }: ActionDialogProps) {
  const wallet = useWallet()
  if (wallet.status === 'disconnected')
    return (
      <Notice text={`Connect a wallet to ${actionName[action].toLowerCase()}.`}>
        <Button tone="primary" size="large" onClick={askToConnect}>
          Connect
        </Button>
      </Notice>
    )
  if (row.trouble) return <Notice text={row.trouble} />
  if (wallet.status === 'connecting' || !row.reserve || !row.position || tier === null)
    return <Skeleton rows={6} />
  return (
    <ActionForm
      key={wallet.address}
      action={action}
      row={row}
      rows={rows}
      reserve={row.reserve}
      position={row.position}
      tier={tier}
      user={wallet.address}
      chainId={wallet.chainId}
      onClose={onClose}
    />
  )
}

function Notice({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4 text-sm">
      <p>{text}</p>
      {children}
    </div>
  )
}
