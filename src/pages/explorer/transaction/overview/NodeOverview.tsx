import { useQuery } from '@tanstack/react-query'
import { nodeBlockQuery } from '#interfaces/node/chain/nodeBlock.ts'
import type { NodeTransaction } from '#interfaces/node/transaction/nodeTransaction.ts'
import type { Receipt } from '#interfaces/node/transaction/receipt.ts'
import { formatCount } from '#lib/format/count.ts'
import { GasPrice, NativeAmount, NativeFee } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'
import { CallFromNode } from './CallFromNode.tsx'
import { InputData } from './InputData.tsx'

type NodeOverviewProps = { transaction: NodeTransaction; receipt: Receipt | null }

/** A transaction as `eth_getTransactionByHash` has it, with what its receipt says of the fee. */
export function NodeOverview({ transaction, receipt }: NodeOverviewProps) {
  const { from, to, value, gas, gasPrice, nonce, input, blockNumber } = transaction
  return (
    <Details columns>
      <Detail label="Block">
        {blockNumber === null ? (
          'Waiting for a block. This page will update.'
        ) : (
          <BlockLink number={blockNumber} />
        )}
      </Detail>
      {blockNumber !== null && <BlockTime block={blockNumber} />}
      <Detail wide label="From">
        <AddressLink address={from} whole />
      </Detail>
      <Detail wide label="To">
        {to ? (
          <AddressLink address={to} contract={null} whole />
        ) : receipt?.success === false ? (
          'Failed to create a contract'
        ) : (
          'Creates a contract'
        )}
      </Detail>
      <Detail label="Value">
        <NativeAmount wei={value} exact />
      </Detail>
      {blockNumber === null && gasPrice !== null && (
        <Detail label="Fee">
          <span className="text-faint">up to </span>
          <NativeFee wei={gas * gasPrice} />
        </Detail>
      )}
      {receipt?.gasUsed != null && <FeePaid transaction={transaction} receipt={receipt} />}
      <Detail label="Gas limit">{formatCount(gas)} gas</Detail>
      <Detail label="Gas price">
        <GasPrice wei={gasPrice} exact />
      </Detail>
      <Detail label="Nonce">{formatCount(nonce)}</Detail>
      {to && input !== '0x' && (
        <Detail wide full label="Call" help="The function called and its arguments, decoded.">
          <CallFromNode to={to} input={input} />
        </Detail>
      )}
      <Detail wide={input !== '0x'} full label="Input">
        <InputData input={input} />
      </Detail>
    </Details>
  )
}

/** When the block of a transaction was made; nothing is said while the node is asked. */
function BlockTime({ block }: { block: number }) {
  const { data, error } = useQuery(nodeBlockQuery(block))
  return (
    <Detail label="Time">
      {data ? <Time at={new Date(data.timestamp * 1_000)} style="full" /> : error ? <Unknown /> : '\u00a0'}
    </Detail>
  )
}

/** What was paid, for gas, blobs and data on L1. A receipt without a price is that of a transaction that names its own. */
function FeePaid({
  transaction,
  receipt: { gasUsed, gasPrice, otherFee },
}: {
  transaction: NodeTransaction
  receipt: Receipt
}) {
  const price = gasPrice ?? transaction.gasPrice
  const isKnown = price !== null && gasUsed !== null && otherFee !== null
  return (
    <>
      <Detail label="Fee">
        <NativeFee wei={isKnown ? price * gasUsed + otherFee : null} />
      </Detail>
      <Detail label="Gas used">{gasUsed !== null && formatCount(gasUsed)} gas</Detail>
    </>
  )
}
