import { Link } from '@tanstack/react-router'
import type { Block } from '#interfaces/explorer/block/block.ts'
import { countOf, formatCount } from '#lib/format/count.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { GasBar } from '#pages/explorer/parts/cells/GasBar.tsx'
import { GasPrice, NativeAmount, NativeFee } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Count } from '#ui/figures/numbers/Count.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import { BlockHashLink } from '#ui/links/BlockLink.tsx'
import { Hash } from '#ui/links/Hash.tsx'
import { mostFirst } from './mostFirst.ts'

type BlockOverviewProps = { block: Block }

/** No chain has more rewards or uncles in a block; a server may send any number. */
const mostOfAKind = 20

/** The properties of a block. */
export function BlockOverview({ block }: BlockOverviewProps) {
  const isPhone = useIsPhone()
  const areSummed = feesAreSummed(block)
  const isBroken = areSummed && block.transactionFees !== 0n
  // The usual reward of a chain without any for the block itself is its tips, which the fees tell.
  const rewards = block.rewards.filter(({ reward }) => !areSummed || reward !== block.priorityFee)
  return (
    <Panel title="Overview" bare source="explorer">
      <Details columns>
        <Detail label="Time">
          <Time at={block.timestamp} style="full" />
        </Detail>
        <Detail label="Transactions">
          <TransactionCount block={block} />
        </Detail>
        <Detail label="Gas used" help="How much of the block's gas limit its transactions used.">
          <GasBar used={block.gasUsed} limit={block.gasLimit} detailed />
        </Detail>
        <Detail label="Base fee" help="The minimum price of a unit of gas in this block">
          <GasPrice wei={block.baseFeePerGas} exact />
        </Detail>
        <Detail label="Size">{block.size === null ? <Unknown /> : `${formatCount(block.size)} bytes`}</Detail>
        <Detail label="Validator" help="The account that proposed the block and receives its rewards.">
          <AddressParameterLink address={block.miner} whole={!isPhone} />
        </Detail>
        {rewards.slice(0, mostOfAKind).map(({ type, reward }) => (
          <Detail key={type} label={rewardLabel(type)}>
            <NativeAmount wei={reward} exact />
          </Detail>
        ))}
        <Detail full={areSummed} label="Fees" help="What its transactions paid, the burnt part included">
          <NativeFee wei={block.transactionFees} />
          {isBroken && (
            <span className="text-faint *:whitespace-nowrap">
              <span>
                {' = tips '}
                <NativeFee wei={block.priorityFee} />
              </span>
              <span>
                {' + burnt '}
                <NativeFee wei={block.burntFees} />
              </span>
            </span>
          )}
        </Detail>
        {!areSummed && (
          <>
            <Detail label="Burnt fees">
              <NativeFee wei={block.burntFees} />
            </Detail>
            <Detail label="Priority fees" help="What senders paid to the validator on top of the base fee.">
              <NativeFee wei={block.priorityFee} />
            </Detail>
          </>
        )}
        <Detail wide full label="Hash">
          <Hash value={block.hash} whole />
        </Detail>
        {block.unclesHashes.slice(0, mostOfAKind).map(({ hash }) => (
          <Detail key={hash} wide full label="Uncle">
            <BlockHashLink hash={hash} whole />
          </Detail>
        ))}
      </Details>
      <details>
        <summary className="cursor-pointer border-t px-4 py-2 text-xs text-muted">
          Parent, nonce and more
        </summary>
        <Details columns>
          <Detail wide full label="Parent">
            {block.parentHash === null ? <Unknown /> : <BlockHashLink hash={block.parentHash} whole />}
          </Detail>
          <Detail label="Difficulty">
            <Count value={block.difficulty} />
          </Detail>
          <Detail label="Nonce">
            {block.nonce ? <ExternalText>{block.nonce}</ExternalText> : <Unknown />}
          </Detail>
        </Details>
      </details>
    </Panel>
  )
}

/** Whether the fees are exactly the tips and the burnt part together, so that one line tells all three. */
function feesAreSummed({ transactionFees, priorityFee, burntFees }: Block): boolean {
  return priorityFee !== null && burntFees !== null && transactionFees === priorityFee + burntFees
}

/** The label of a reward: "Block reward" for the usual one, else its own name. */
function rewardLabel(type: string | null): string {
  if (type === null || /miner|validator|block/i.test(type)) return 'Block reward'
  return type
}

function TransactionCount({ block: { transactionsCount, internalTransactionsCount } }: BlockOverviewProps) {
  if (transactionsCount === null) return <Unknown />
  if (transactionsCount === 0 && !internalTransactionsCount) return 'None'
  return (
    <>
      {transactionsCount > mostFirst ? (
        <Link to="." search={{ tab: 'transactions' } as never} className="link underline">
          {countOf(transactionsCount, 'transaction')}
        </Link>
      ) : (
        countOf(transactionsCount, 'transaction')
      )}
      {internalTransactionsCount !== null && (
        <span className="text-faint"> and {formatCount(internalTransactionsCount)} internal</span>
      )}
    </>
  )
}
