import { useQuery } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { AddressRecord } from '#interfaces/explorer/address/address.ts'
import { balanceQuery } from '#interfaces/node/chain/balance.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { NativeAmount } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { liveInterval } from '#pages/explorer/parts/lists/liveInterval.ts'
import { compareSources } from '#pages/explorer/parts/sources/compareSources.ts'
import { PendingValue } from '#ui/feedback/loading/PendingValue.tsx'
import { Figure } from '#ui/figures/Figure.tsx'

const BalanceNote = lazyRouteComponent(() => import('./BalanceNote.tsx'), 'BalanceNote')

type AddressBalanceProps = { address: Address; record: AddressRecord | undefined; error: Error | null }

/** The balance in the native currency, and whether explorer and node agree on it. */
export function AddressBalance({ address, record, error }: AddressBalanceProps) {
  const { data: node, isFetched } = useQuery({ ...balanceQuery(address), refetchInterval: liveInterval })
  const comparison = compareSources(node, record?.balance)
  return (
    <Figure
      label="Balance"
      size="large"
      note={
        <div className="min-h-4.5">
          <Suspense>
            <BalanceNote address={address} comparison={comparison} record={record} error={error} />
          </Suspense>
        </div>
      }
    >
      {comparison.source === 'none' && !isFetched ? (
        <PendingValue />
      ) : (
        <NativeAmount wei={comparison.value} />
      )}
    </Figure>
  )
}
