import { useSuspenseQuery } from '@tanstack/react-query'
import type { NodeBlock } from '#interfaces/node/chain/nodeBlock.ts'
import { nodeBlockTransactionsQuery } from '#interfaces/node/transaction/nodeBlockTransactions.ts'
import { countOf, formatCount } from '#lib/format/count.ts'
import type { Hash as HashText } from '#lib/wire/shapes.ts'
import { GasBar } from '#pages/explorer/parts/cells/GasBar.tsx'
import { GasPrice } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { NodeTransactionTable } from '#pages/explorer/parts/fromNode/NodeTransactionTable.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { BlockHashLink } from '#ui/links/BlockLink.tsx'
import { Hash } from '#ui/links/Hash.tsx'

type BlockFromNodeProps = { block: NodeBlock }

/** A block from the node alone, with its transactions. */
export function BlockFromNode({ block }: BlockFromNodeProps) {
  const count = block.transactions?.length ?? 0
  return (
    <div className="grid gap-4">
      <Properties block={block} />
      {count > 0 && (
        <Panel title="Transactions" source="node" rows={Math.min(count, 8)} lines={3}>
          <Transactions hash={block.hash} />
        </Panel>
      )}
    </div>
  )
}

function Transactions({ hash }: { hash: HashText }) {
  const { data } = useSuspenseQuery(nodeBlockTransactionsQuery(hash))
  return (
    <NodeTransactionTable
      caption="Transactions of the block"
      transactions={data}
      empty="The node lists no transactions of this block. It may have had some."
      withoutBlock
    />
  )
}

function Properties({ block }: BlockFromNodeProps) {
  const { miner, transactions } = block
  return (
    <Panel title="Block" bare source="node">
      <Details columns>
        <Detail label="Time">
          <Time at={new Date(block.timestamp * 1_000)} style="full" />
        </Detail>
        <Detail label="Transactions">
          {transactions === null ? (
            <Unknown title="The node lists no transactions of this block, which may have had some" />
          ) : (
            countOf(transactions.length, 'transaction')
          )}
        </Detail>
        <Detail wide full label="Validator">
          {miner ? <AddressLink address={miner} whole /> : <Unknown />}
        </Detail>
        <Detail wide label="Gas used">
          <GasBar used={block.gasUsed} limit={block.gasLimit} detailed />
        </Detail>
        <Detail label="Size">{block.size === null ? <Unknown /> : `${formatCount(block.size)} bytes`}</Detail>
        <Detail label="Base fee">
          <GasPrice wei={block.baseFeePerGas} exact />
        </Detail>
        <Detail wide full label="Hash">
          <Hash value={block.hash} whole />
        </Detail>
        <Detail wide full label="Parent">
          <BlockHashLink hash={block.parentHash} whole />
        </Detail>
      </Details>
    </Panel>
  )
}
