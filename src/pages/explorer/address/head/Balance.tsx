import { useQuery } from '@tanstack/react-query'
import type { AddressRecord } from '#interfaces/explorer/address.ts'
import { balanceQuery } from '#interfaces/node/balance.ts'
import { formatCount } from '#lib/format/count.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { NativeAmount } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { liveInterval } from '#pages/explorer/parts/lists/liveInterval.ts'
import { Figure } from '#ui/figures/Figure.tsx'
import { type BalanceComparison, compareBalances, explorerProblem } from './compareBalances.ts'

type BalanceProps = { address: Address; record: AddressRecord | undefined; error: Error | null }

/** The balance in the native currency, and whether explorer and node agree on it. */
export function Balance({ address, record, error }: BalanceProps) {
  const { data: node } = useQuery({ ...balanceQuery(address), refetchInterval: liveInterval })
  const comparison = compareBalances(node, record)
  return (
    // As wide as the usual notes, so that nothing moves when the note appears.
    <div className="max-sm:basis-full sm:min-w-66">
      <Figure
        label="Balance"
        size="large"
        note={
          <div className="min-h-4.5">
            <Note comparison={comparison} record={record} error={error} />
          </div>
        }
      >
        <NativeAmount wei={comparison.wei} />
      </Figure>
    </div>
  )
}

type NoteProps = { comparison: BalanceComparison; record: AddressRecord | undefined; error: Error | null }

function Note({ comparison, record, error }: NoteProps) {
  const block = record?.balanceBlock
  const since = block ? `, since block ${formatCount(block)}` : ''
  switch (comparison.source) {
    case 'both':
      return `explorer and node agree${since}`
    case 'different':
      return (
        <span className="text-warn">
          the explorer says <NativeAmount wei={comparison.explorerWei} />
          {block ? ` at block ${formatCount(block)}` : ''}
        </span>
      )
    case 'explorer':
      return `from the explorer${since}; the node does not answer`
    case 'node':
      return ['from the node', explorerProblem(error)].filter(Boolean).join('; ')
    case 'none':
      return error ? 'neither explorer nor node answers' : null
  }
}
