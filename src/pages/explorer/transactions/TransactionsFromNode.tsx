import { useQuery } from '@tanstack/react-query'
import { newestNodeTransactionsQuery } from '#interfaces/node/transaction/newestNodeTransactions.ts'
import { countOf, formatCount } from '#lib/format/count.ts'
import { NodeTransactionTable } from '#pages/explorer/parts/fromNode/NodeTransactionTable.tsx'
import { RowsFromNode } from '#pages/explorer/parts/fromNode/RowsFromNode.tsx'

type TransactionsFromNodeProps = { error: unknown; retry: () => void }

/** The transactions of the newest blocks by the node, while the explorer does not answer. */
export function TransactionsFromNode({ error, retry }: TransactionsFromNodeProps) {
  const answer = useQuery(newestNodeTransactionsQuery())
  return (
    <RowsFromNode
      answer={answer}
      error={error}
      retry={retry}
      sentence="These are the transactions of the newest blocks, read from the node."
    >
      {(transactions) => {
        const blocks = countOf(transactions.blockCount, 'block')
        return (
          <>
            <NodeTransactionTable
              caption="Transactions of the newest blocks"
              transactions={transactions}
              empty={`The newest ${blocks} have no transactions.`}
            />
            {transactions.items.length > 0 && (
              <p className="flex min-h-11 items-center border-t px-4 text-xs text-faint">
                {formatCount(transactions.items.length)} shown, of the newest {blocks}
              </p>
            )}
          </>
        )
      }}
    </RowsFromNode>
  )
}
