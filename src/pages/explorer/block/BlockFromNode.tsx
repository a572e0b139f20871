import type { NodeBlock } from '#interfaces/node/chain/nodeBlock.ts'
import { countOf } from '#lib/format/count.ts'
import { GasBar } from '#pages/explorer/parts/cells/GasBar.tsx'
import { GasPrice } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { BlockHashLink, BlockLink } from '#ui/links/BlockLink.tsx'
import { Hash } from '#ui/links/Hash.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import { MoreRows } from '#ui/table/MoreRows.tsx'

type BlockFromNodeProps = { block: NodeBlock }

/** A block from the node alone. */
export function BlockFromNode({ block }: BlockFromNodeProps) {
  const { number, miner, transactions } = block
  return (
    <Panel title="Block" bare source="node">
      <Details columns>
        <Detail label="Block">
          <BlockLink number={number} />
        </Detail>
        <Detail label="Time">
          <Time at={new Date(block.timestamp * 1_000)} style="full" />
        </Detail>
        <Detail wide full label="Validator">
          {miner ? <AddressLink address={miner} whole /> : <Unknown />}
        </Detail>
        <Detail wide label="Gas used">
          <GasBar used={block.gasUsed} limit={block.gasLimit} detailed />
        </Detail>
        <Detail label="Base fee">
          <GasPrice wei={block.baseFeePerGas} exact />
        </Detail>
        <Detail wide full label="Hash">
          <Hash value={block.hash} whole />
        </Detail>
        <Detail wide full label="Parent">
          <BlockHashLink hash={block.parentHash} whole />
        </Detail>
        <Detail
          wide
          full
          label={transactions === null ? 'Transactions' : countOf(transactions.length, 'transaction')}
        >
          {transactions === null && <Unknown title="The node no longer has the transactions of this block" />}
          <ul className="grid max-h-80 gap-x-6 gap-y-1 overflow-y-auto sm:grid-cols-2">
            <MoreRows rows={transactions ?? []} as="li" first={100}>
              {(shown) =>
                shown.map((hash) => (
                  <li key={hash}>
                    <TransactionLink hash={hash} />
                  </li>
                ))
              }
            </MoreRows>
          </ul>
        </Detail>
      </Details>
    </Panel>
  )
}
