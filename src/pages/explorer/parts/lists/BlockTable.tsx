import type { ReactNode } from 'react'
import type { Block } from '#interfaces/explorer/block.ts'
import { formatCount } from '#lib/format/count.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { GasBar } from '#pages/explorer/parts/cells/GasBar.tsx'
import { GasPrice, NativeFee } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { Count } from '#ui/figures/Count.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'
import { Hash } from '#ui/links/Hash.tsx'
import { type Column, Table } from '#ui/table/Table.tsx'

type BlockTableProps = { rows: readonly Block[]; empty: ReactNode }

/** A table of blocks. */
export function BlockTable({ rows, empty }: BlockTableProps) {
  return <Table caption="Blocks" columns={columns} rows={rows} rowKey={({ hash }) => hash} empty={empty} />
}

const columns: readonly Column<Block>[] = [
  { id: 'number', header: 'Block', cell: ({ number }) => <BlockLink number={number} /> },
  { id: 'age', header: 'Age', cell: ({ timestamp }) => <Time at={timestamp} style="age" /> },
  {
    id: 'transactions',
    header: 'Transactions',
    align: 'end',
    cell: ({ transactionsCount }) => <Count value={transactionsCount} />,
  },
  { id: 'hash', header: 'Hash', importance: 3, cell: ({ hash }) => <Hash value={hash} /> },
  {
    id: 'miner',
    header: 'Validator',
    importance: 3,
    cell: ({ miner }) => <AddressParameterLink address={miner} />,
  },
  {
    id: 'size',
    header: 'Size',
    align: 'end',
    importance: 3,
    cell: ({ size }) => (size === null ? <Unknown /> : `${formatCount(size)} bytes`),
  },
  {
    id: 'gas',
    header: 'Gas used',
    align: 'end',
    cell: ({ gasUsed, gasLimit }) => <GasBar used={gasUsed} limit={gasLimit} />,
  },
  {
    id: 'baseFee',
    header: 'Base fee',
    align: 'end',
    importance: 2,
    cell: ({ baseFeePerGas }) => <GasPrice wei={baseFeePerGas} />,
  },
  {
    id: 'fees',
    header: 'Fees',
    align: 'end',
    importance: 3,
    cell: ({ transactionFees }) => <NativeFee wei={transactionFees} />,
  },
]
