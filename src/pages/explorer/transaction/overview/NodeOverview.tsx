import type { NodeTransaction } from '#interfaces/node/transaction/nodeTransaction.ts'
import { formatCount } from '#lib/format/count.ts'
import { GasPrice, NativeAmount } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'
import { InputData } from './InputData.tsx'

type NodeOverviewProps = { transaction: NodeTransaction }

/** A transaction as `eth_getTransactionByHash` has it, without its outcome. */
export function NodeOverview({ transaction }: NodeOverviewProps) {
  const { from, to, value, gas, gasPrice, nonce, input, blockNumber } = transaction
  return (
    <Details>
      <Detail label="Block">
        {blockNumber === null ? 'Waiting for a block' : <BlockLink number={blockNumber} />}
      </Detail>
      <Detail label="From">
        <AddressLink address={from} whole />
      </Detail>
      <Detail label="To">{to ? <AddressLink address={to} whole /> : 'Creates a contract'}</Detail>
      <Detail label="Value">
        <NativeAmount wei={value} exact />
      </Detail>
      <Detail label="Gas limit">{formatCount(gas)} gas</Detail>
      <Detail label="Gas price">
        <GasPrice wei={gasPrice} exact />
      </Detail>
      <Detail label="Nonce">{formatCount(nonce)}</Detail>
      <Detail label="Input">
        <InputData input={input} />
      </Detail>
    </Details>
  )
}
