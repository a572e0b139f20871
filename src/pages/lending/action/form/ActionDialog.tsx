import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Account, accountState } from '#domain/lending/account/account.ts'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { assetHoldingQuery } from '#interfaces/node/contract/token/assetHoldingQuery.ts'
import { useWallet } from '#interfaces/wallet/wallet.ts'
import { lendingPool } from '#lib/browser/config/lendingPool.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { actionMeaning, actionName, plainMeaning } from '#pages/lending/action/actionWords.ts'
import type { CycleCredit, Part } from '#pages/lending/action/sign/actionPlan.ts'
import type { LendingRow } from '#pages/lending/data/lendingRow.ts'
import { Dialog } from '#ui/feedback/dialog/Dialog.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { Button } from '#ui/form/Button.tsx'
import { ActionForm } from './ActionForm.tsx'
import { ConnectFirst } from './ConnectFirst.tsx'

type ActionDialogProps = {
  action: LendingAction
  /** The amount the form begins with. */
  begun?: string | undefined
  /** Called once a person changes the amount. */
  onEdit?: (() => void) | undefined
  /** Null where no source that answered has the asset. */
  row: LendingRow | null
  /** The connected person's account; null while unknown. */
  account: (Account & { credit: CycleCredit }) | null
  /** The error of a part that could not be read. */
  error: Error | null
  retry: () => void
  onClose: () => void
}

/** The dialog of one action on one asset. */
export function ActionDialog(props: ActionDialogProps) {
  const { action, row, onClose } = props
  const { status } = useWallet()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={row ? `${actionName[action]} ${row.symbol}` : actionName[action]}
      description={(row?.reserve ? actionMeaning : plainMeaning)[action]}
      wide
      tall={status === 'connected'}
    >
      <Content {...props} />
    </Dialog>
  )
}

function Content({ action, begun, onEdit, row, account, error, retry, onClose }: ActionDialogProps) {
  const wallet = useWallet()
  if (wallet.status === 'disconnected') return <ConnectFirst action={action} begun={begun} row={row} />
  if (!row) return error ? <Failure error={error} retry={retry} /> : <Notice text={unlisted} />
  if (wallet.status === 'connecting')
    return (
      <Notice text="Waiting for your wallet. If this lasts, open and unlock it.">
        <Skeleton rows={4} />
      </Notice>
    )
  if (row.isReading) return <Skeleton rows={6} />
  if (row.trouble)
    return (
      <Notice text={row.trouble}>
        <Button onClick={retry}>Try again</Button>
      </Notice>
    )
  const { address: user, chainId } = wallet
  const { asset, symbol, decimals } = row
  const form = (part: Part) => (
    <ActionForm
      key={user}
      context={{ action, begun, user, asset, symbol, decimals, part }}
      onEdit={onEdit}
      chainId={chainId}
      onClose={onClose}
    />
  )
  if (!row.reserve) return <TokensPart row={row} user={user} form={form} />
  const state = account && accountState(account, asset)
  if (account && state) return form({ from: 'pool', account, state, credit: account.credit })
  if (account) return <Notice text={unlisted} />
  return error ? <Failure error={error} retry={retry} /> : <Skeleton rows={6} />
}

const unlisted = 'This asset is not in the pool. Close this and choose another one.'

type TokensPartProps = { row: LendingRow; user: Address; form: (part: Part) => ReactNode }

/** The form of a pool without views, once the token contracts have answered, because amounts need their decimals. */
function TokensPart({ row, user, form }: TokensPartProps) {
  const { asset, pToken, decimals, supplyApy, borrowApy } = row
  const holding = useQuery(assetHoldingQuery({ asset, pToken, pool: lendingPool(), user }))
  if (holding.data === undefined)
    return holding.error ? (
      <Failure error={holding.error} retry={() => void holding.refetch()} />
    ) : (
      <Skeleton rows={6} />
    )
  if (holding.data.decimals !== decimals)
    return (
      <Notice
        text={`The lending service says ${decimals} decimals, the token ${holding.data.decimals}. Nothing can be sent until they agree.`}
      />
    )
  const rates = { supply: supplyApy, borrow: borrowApy }
  return form({ from: 'tokens', holding: holding.data, rates })
}

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4 text-sm">
      <p>{text}</p>
      {children}
    </div>
  )
}
