import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy } from 'react'
import { useWalletAddress } from '#interfaces/wallet/wallet.ts'
import { knowsPool } from '#lib/browser/config/lendingPool.ts'
import { accountOf } from '#pages/lending/data/accountOf.ts'
import { useLending } from '#pages/lending/data/useLending.ts'
import { DialogBoundary } from '#ui/feedback/dialog/DialogBoundary.tsx'
import type { ActionSearch } from './actionSearch.ts'

const ActionDialog = lazy(async () => ({ default: (await import('./form/ActionDialog.tsx')).ActionDialog }))

/** The dialog the address asks for, about the connected wallet's own position; its code comes with the first click. */
export function ActionSlot() {
  const { action, asset }: Partial<ActionSearch> = useSearch({ strict: false })
  if (!action || !asset || !knowsPool()) return null
  return <OpenAction key={`${action} ${asset}`} action={action} asset={asset} />
}

function OpenAction({
  action,
  asset,
}: Required<{ [K in keyof ActionSearch]: NonNullable<ActionSearch[K]> }>) {
  const navigate = useNavigate()
  const user = useWalletAddress()
  const { rows, pools, reserves, state } = useLending(user)
  const row = rows.find((each) => each.asset === asset) ?? null
  if (!row && (pools.isPending || reserves.isPending)) return null

  function close() {
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, action: undefined, asset: undefined }),
      replace: true,
      resetScroll: false,
    })
  }

  return (
    <DialogBoundary onClose={close}>
      <ActionDialog
        action={action}
        row={row}
        account={state.data ? { ...accountOf(state.data), score: state.data.account.creditScore } : null}
        error={row ? reserves.error : (pools.error ?? reserves.error)}
        retry={() => void Promise.all([pools.refetch(), reserves.refetch()])}
        onClose={close}
      />
    </DialogBoundary>
  )
}
