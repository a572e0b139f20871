import type { ReactNode } from 'react'
import type { TokenTransfer } from '#interfaces/explorer/tokenTransfer.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { Direction } from '#pages/explorer/parts/cells/Direction.tsx'
import { Badge, type Tone } from '#ui/figures/Badge.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import { type Column, Table } from '#ui/table/Table.tsx'
import { TokenAmount } from './TokenAmount.tsx'

type TransferTableProps = {
  caption: string
  rows: readonly TokenTransfer[]
  empty: ReactNode
  /** Columns to leave out because all rows have the same value. */
  without?: readonly ('transaction' | 'token')[]
  /** The address of the page. With it, each row has a direction. */
  self?: Address
}

/** A table of token transfers. Each item of an ERC-1155 batch has its own row. */
export function TransferTable({ caption, rows, empty, without = [], self }: TransferTableProps) {
  const isOfToken = without.includes('token')
  const columns = [
    ...(without.includes('transaction') ? [] : transactionColumns),
    ...addressColumns(self),
    amountColumn(isOfToken),
    ...(isOfToken ? [] : [typeColumn]),
  ]
  const keys = new Map(rows.map((row, index) => [row, `${row.transactionHash} ${row.logIndex} ${index}`]))
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={(row) => keys.get(row) ?? ''}
      empty={empty}
    />
  )
}

const transactionColumns: readonly Column<TokenTransfer>[] = [
  {
    id: 'transaction',
    header: 'Transaction',
    cell: ({ transactionHash }) =>
      transactionHash ? <TransactionLink hash={transactionHash} /> : <Unknown />,
  },
  {
    id: 'method',
    header: 'Method',
    importance: 3,
    cell: ({ method }) =>
      method && (
        <Badge title={method}>
          <ExternalText>{method}</ExternalText>
        </Badge>
      ),
  },
  {
    id: 'block',
    header: 'Block',
    importance: 3,
    cell: ({ blockNumber }) => (blockNumber === null ? <Unknown /> : <BlockLink number={blockNumber} />),
  },
  { id: 'age', header: 'Age', importance: 2, cell: ({ timestamp }) => <Time at={timestamp} style="age" /> },
]

function addressColumns(self: Address | undefined): readonly Column<TokenTransfer>[] {
  const from: Column<TokenTransfer> = {
    id: 'from',
    header: 'From',
    importance: 2,
    cell: (transfer) => (
      <span className="inline-flex items-center gap-1.5">
        <Kind kind={transfer.kind} />
        <AddressParameterLink address={transfer.from} />
      </span>
    ),
  }
  const to: Column<TokenTransfer> = {
    id: 'to',
    header: 'To',
    importance: 2,
    cell: (transfer) => <AddressParameterLink address={transfer.to} />,
  }
  if (!self) return [from, to]
  const direction: Column<TokenTransfer> = {
    id: 'direction',
    header: 'Direction',
    cell: (transfer) => <Direction self={self} from={transfer.from} to={transfer.to} />,
  }
  return [from, direction, to]
}

function amountColumn(withoutToken: boolean): Column<TokenTransfer> {
  return {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: (transfer) => <TokenAmount transfer={transfer} withoutToken={withoutToken} />,
  }
}

const typeColumn: Column<TokenTransfer> = {
  id: 'type',
  header: 'Type',
  importance: 3,
  cell: ({ type }) => type && <Badge>{type}</Badge>,
}

const kinds: Readonly<Record<string, { word: string; tone: Tone }>> = {
  token_minting: { word: 'Mint', tone: 'info' },
  token_burning: { word: 'Burn', tone: 'warn' },
}

function Kind({ kind }: { kind: string | null }) {
  const found = kind === null ? undefined : kinds[kind]
  return found ? <Badge tone={found.tone}>{found.word}</Badge> : null
}
