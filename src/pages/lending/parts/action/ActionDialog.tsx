import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { type Account, accountState } from '#domain/lending/action/outcome.ts'
import { assetHoldingQuery } from '#interfaces/node/contract/token/assetHolding.ts'
import { askToConnect, useWallet } from '#interfaces/wallet/wallet.ts'
import { lendingPool } from '#lib/browser/config/lendingPool.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { LendingRow } from '#pages/lending/parts/data/lendingRow.ts'
import { Dialog } from '#ui/feedback/dialog/Dialog.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { Button } from '#ui/form/Button.tsx'
import { ActionForm } from './ActionForm.tsx'
import type { Part } from './actionPlan.ts'
import { actionMeaning, actionName, plainMeaning } from './actionWords.ts'

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
      description={(row.reserve ? actionMeaning : plainMeaning)[action]}
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
  if (wallet.status === 'connecting' || row.isReading) return <Skeleton rows={6} />
  if (row.trouble) return <Notice text={row.trouble} />
  const { address: user, chainId } = wallet
  const { asset, symbol, decimals } = row
  const form = (part: Part) => (
    <ActionForm
      key={user}
      context={{ action, user, asset, symbol, decimals, part }}
      chainId={chainId}
      onClose={onClose}
    />
  )
  if (!row.reserve) return <TokensPart row={row} user={user} form={form} />
  const state = account && accountState(account, asset)
  return account && state ? form({ from: 'pool', account, state }) : <Skeleton rows={6} />
}

type TokensPartProps = { row: LendingRow; user: Address; form: (part: Part) => ReactNode }

/** The form of a pool without views, once the tokens have answered; decimals decide how much an amount is. */
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
