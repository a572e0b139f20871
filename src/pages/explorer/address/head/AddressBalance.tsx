import { useQuery } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { AddressRecord } from '#interfaces/explorer/address/address.ts'
import { balanceQuery } from '#interfaces/node/chain/balance.ts'
import { formatCount } from '#lib/format/count.ts'
import { isNotFound } from '#lib/requests/errors.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { NativeAmount } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { liveInterval } from '#pages/explorer/parts/lists/liveInterval.ts'
import { type Comparison, compareSources } from '#pages/explorer/parts/sources/compareSources.ts'
import { PendingValue } from '#ui/feedback/loading/PendingValue.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { explorerProblem } from './explorerProblem.ts'

const BalanceDifference = lazyRouteComponent(() => import('./BalanceDifference.tsx'), 'BalanceDifference')

type AddressBalanceProps = { address: Address; record: AddressRecord | undefined; error: Error | null }

/** The balance in the native currency, and whether explorer and node agree on it. */
export function AddressBalance({ address, record, error }: AddressBalanceProps) {
  const { data: node, isFetched } = useQuery({ ...balanceQuery(address), refetchInterval: liveInterval })
  const comparison = compareSources(node, record?.balance)
  return (
    // A fixed width, so that no note moves what follows.
    <div className="min-w-0 sm:w-72">
      <Figure
        label="Balance"
        size="large"
        note={
          <div className="min-h-4.5">
            <Note address={address} comparison={comparison} record={record} error={error} />
          </div>
        }
      >
        {comparison.source === 'none' && !isFetched ? (
          <PendingValue />
        ) : (
          <NativeAmount wei={comparison.value} />
        )}
      </Figure>
    </div>
  )
}

type NoteProps = AddressBalanceProps & { comparison: Comparison<bigint> }

function Note({ address, comparison, record, error }: NoteProps) {
  const block = record?.balanceBlock
  const at = block ? ` at block ${formatCount(block)}` : ''
  switch (comparison.source) {
    case 'different':
      return (
        <Suspense>
          <BalanceDifference address={address} at={block ?? null} {...comparison} />
        </Suspense>
      )
    case 'explorer':
      return `From the explorer${at}. Can't reach the node.`
    case 'node':
      return isNotFound(error) ? (
        `From the node. ${explorerProblem(error)}`
      ) : (
        <span title={explorerProblem(error) ?? undefined}>From the node</span>
      )
    // As it should be: both say the same.
    case 'both':
    case 'none':
      return null
  }
}
