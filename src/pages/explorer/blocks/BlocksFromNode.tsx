import { useQuery } from '@tanstack/react-query'
import { newestNodeBlocksQuery } from '#interfaces/node/chain/newestNodeBlocks.ts'
import { formatCount } from '#lib/format/count.ts'
import { asBlock } from '#pages/explorer/parts/fromNode/asBlock.ts'
import { RowsFromNode } from '#pages/explorer/parts/fromNode/RowsFromNode.tsx'
import { BlockTable } from '#pages/explorer/parts/lists/BlockTable.tsx'

type BlocksFromNodeProps = { error: unknown; retry: () => void; withoutEmpty: boolean }

/** The newest blocks by the node, while the explorer does not answer. */
export function BlocksFromNode({ error, retry, withoutEmpty }: BlocksFromNodeProps) {
  const answer = useQuery(newestNodeBlocksQuery())
  return (
    <RowsFromNode
      answer={answer}
      error={error}
      retry={retry}
      sentence="These are the newest blocks, read from the node."
    >
      {(blocks) => (
        <>
          <BlockTable
            rows={blocks.map(asBlock)}
            empty="No blocks yet."
            withoutEmpty={withoutEmpty}
            withoutFees
          />
          <p className="flex min-h-11 items-center border-t px-4 text-xs text-faint">
            {formatCount(blocks.length)} shown
          </p>
        </>
      )}
    </RowsFromNode>
  )
}
