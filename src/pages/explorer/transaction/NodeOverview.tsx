import type { NodeTransaction } from '#interfaces/node/transaction.ts'
import { formatCount } from '#lib/format.ts'
import { AddressLink } from '#ui/AddressLink.tsx'
import { BlockLink } from '#ui/BlockLink.tsx'
import { Detail, Details } from '#ui/Details.tsx'
import { Coin, Gwei } from '../parts/Coin.tsx'
import { InputData } from './InputData.tsx'

type NodeOverviewProps = { transaction: NodeTransaction }

/** A transaction as far as the node alone tells: not whether it succeeded. */
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
        <Coin wei={value} exact />
      </Detail>
      <Detail label="Gas limit">{formatCount(gas)}</Detail>
      <Detail label="Gas price">
        <Gwei wei={gasPrice} exact />
      </Detail>
      <Detail label="Nonce">{formatCount(nonce)}</Detail>
      <Detail label="Input">
        <InputData input={input} />
      </Detail>
    </Details>
  )
}
