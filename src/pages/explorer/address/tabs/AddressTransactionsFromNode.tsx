import { useQuery } from '@tanstack/react-query'
import { newestNodeTransactionsQuery } from '#interfaces/node/transaction/newestNodeTransactions.ts'
import type { MinedTransaction } from '#interfaces/node/transaction/nodeBlockTransactions.ts'
import { formatCount } from '#lib/format/count.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { NodeTransactionTable } from '#pages/explorer/parts/fromNode/NodeTransactionTable.tsx'
import { RowsFromNode } from '#pages/explorer/parts/fromNode/RowsFromNode.tsx'

type Filter = 'from' | 'to' | undefined

type AddressTransactionsFromNodeProps = {
  address: Address
  filter: Filter
  error: unknown
  retry: () => void
}

/** The transactions of an address in the newest blocks by the node, while the explorer does not answer. */
export function AddressTransactionsFromNode({
  address,
  filter,
  error,
  retry,
}: AddressTransactionsFromNodeProps) {
  const answer = useQuery(newestNodeTransactionsQuery())
  return (
    <RowsFromNode
      answer={answer}
      error={error}
      retry={retry}
      sentence="Only the newest blocks were searched, read from the node."
    >
      {({ items, skipped, newest, oldest }) => {
        const own = items.filter((item) => isOf(item, address, filter))
        const blocks = blockRange(oldest, newest)
        return (
          <>
            <NodeTransactionTable
              caption="Transactions of the address in the newest blocks"
              transactions={{ items: own, skipped }}
              self={address}
              empty={`None ${sides[filter ?? 'all']} this address in ${blocks}.`}
            />
            {own.length > 0 && (
              <p className="flex min-h-11 items-center border-t px-4 text-xs text-faint">
                {formatCount(own.length)} shown, of {blocks}
              </p>
            )}
          </>
        )
      }}
    </RowsFromNode>
  )
}

const sides = { all: 'from or to', from: 'from', to: 'to' }

function isOf({ transaction: { from, to } }: MinedTransaction, address: Address, filter: Filter): boolean {
  return (filter !== 'to' && from === address) || (filter !== 'from' && to === address)
}

function blockRange(oldest: number, newest: number): string {
  if (oldest === newest) return `block ${formatCount(newest)}`
  return `blocks ${formatCount(oldest)} to ${formatCount(newest)}`
}
