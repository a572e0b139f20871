import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { lazy } from 'react'
import { useWalletAddress } from '#interfaces/wallet/wallet.ts'
import { knowsPool } from '#lib/browser/config/lendingPool.ts'
import { accountOf } from '#pages/lending/data/accountOf.ts'
import { useLending } from '#pages/lending/data/useLending.ts'
import { DialogBoundary } from '#ui/feedback/dialog/DialogBoundary.tsx'
import type { ActionSearch } from './actionSearch.ts'

const ActionDialog = lazy(async () => ({ default: (await import('./form/ActionDialog.tsx')).ActionDialog }))

/**
 * The action dialog that the URL names, for the connected wallet's own position. Its code loads with the first click.
 */
export function ActionSlot() {
  const { action, asset, amount }: Partial<ActionSearch> = useSearch({ strict: false })
  if (!action || !asset || !knowsPool()) return null
  return <OpenAction key={`${action} ${asset}`} action={action} asset={asset} amount={amount} />
}

type OpenActionProps = Pick<ActionSearch, 'amount'> & {
  [K in 'action' | 'asset']: NonNullable<ActionSearch[K]>
}

function OpenAction({ action, asset, amount }: OpenActionProps) {
  const navigate = useNavigate()
  const { history } = useRouter()
  const user = useWalletAddress()
  const { rows, pools, reserves, state } = useLending(user)
  const row = rows.find((each) => each.asset === asset) ?? null
  if (!row && (pools.isPending || reserves.isPending)) return null

  function drop(change: Partial<Record<keyof ActionSearch, undefined>>) {
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, ...change }),
      replace: true,
      resetScroll: false,
    })
  }
  // Whoever came from another page is there again; whoever opened the address itself stays on this one.
  const close = () =>
    history.canGoBack() ? history.back() : drop({ action: undefined, asset: undefined, amount: undefined })

  return (
    <DialogBoundary onClose={close}>
      <ActionDialog
        action={action}
        {...(amount && { begun: amount, onEdit: () => drop({ amount: undefined }) })}
        row={row}
        account={state.data ? { ...accountOf(state.data), credit: state.data.credit } : null}
        error={row ? reserves.error : (pools.error ?? reserves.error)}
        retry={() => void Promise.all([pools.refetch(), reserves.refetch()])}
        onClose={close}
      />
    </DialogBoundary>
  )
}
