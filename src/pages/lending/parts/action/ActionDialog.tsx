import type { LendingAction } from '#domain/lending/lendingAction.ts'
import { type Account, accountState } from '#domain/lending/outcome.ts'
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
  /** The connected person's account; null as long as it is not known. */
  account: Account | null
  onClose: () => void
}

/** The dialog of one action on one asset. */
export function ActionDialog({ action, row, account, onClose }: ActionDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${actionName[action]} ${row.symbol}`}
      description={actionMeaning[action]}
      wide
    >
      <Content action={action} row={row} account={account} onClose={onClose} />
    </Dialog>
  )
}

function Content({ action, row, account, onClose }: ActionDialogProps) {
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
  const state = account && accountState(account, row.asset)
  if (wallet.status === 'connecting' || !account || !state) return <Skeleton rows={6} />
  const { address: user, chainId } = wallet
  const { asset, symbol } = row
  const context = { action, user, asset, symbol, account, state }
  return <ActionForm key={user} context={context} chainId={chainId} onClose={onClose} />
}

function Notice({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4 text-sm">
      <p>{text}</p>
      {children}
    </div>
  )
}
