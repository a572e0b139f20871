import { type ReactNode, useState } from 'react'
import { inLogOrder } from '#domain/tokens/inLogOrder.ts'
import { suspiciousTransfers } from '#domain/tokens/suspiciousTransfers.ts'
import type { TokenTransfer } from '#interfaces/explorer/token/tokenTransfer.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { CollapsedRows } from '#pages/explorer/parts/lists/CollapsedRows.tsx'
import { partMark } from '#pages/explorer/parts/transfers/partMark.ts'
import { TwinNotice } from '#pages/explorer/parts/transfers/TwinNotice.tsx'
import { MoreRows } from '#ui/table/MoreRows.tsx'
import { Table } from '#ui/table/Table.tsx'
import { LookAlikes } from '#ui/trust/LookAlikes.tsx'
import { transferColumns } from './transferColumns.tsx'

type TransferTableProps = {
  caption: string
  rows: readonly TokenTransfer[]
  empty: ReactNode
  /** Columns to leave out because all rows have the same value. */
  without?: readonly ('transaction' | 'token' | 'id')[]
  /** The address of the page. With it, each row has a direction. */
  self?: Address
}

/**
 * A table of token transfers. Each item of an ERC-1155 batch has its own row. In the history of an address, suspicious
 * transfers are collapsed into one row that counts them.
 */
export function TransferTable({ caption, rows, empty, without = [], self }: TransferTableProps) {
  const [isShown, setIsShown] = useState(false)
  const suspicious = suspiciousTransfers(rows, self)
  const isCollapsed = self !== undefined && !isShown && suspicious.size > 0
  const shown = inLogOrder(isCollapsed ? rows.filter((row) => !suspicious.has(row)) : rows)
  const columns = transferColumns({ rows, without, self, suspicious })
  const parts = partMark(shown, ({ transactionHash }) => transactionHash)
  const keys = new Map(rows.map((row, index) => [row, `${row.transactionHash} ${row.logIndex} ${index}`]))
  return (
    <LookAlikes tokens={rows.map(({ token }) => token)}>
      <TwinNotice addresses={shown.flatMap(({ from, to }) => [from.address, to.address])} />
      {self && (
        <CollapsedRows
          count={suspicious.size}
          what={['suspicious transfer', 'suspicious transfers']}
          why="of tokens reported as scams, of zero value, or from an address that imitates another one."
          isShown={isShown}
          onToggle={() => setIsShown(!isShown)}
        />
      )}
      {(shown.length > 0 || !isCollapsed) && (
        <MoreRows rows={shown} first={100}>
          {(drawn) => (
            <Table
              caption={caption}
              columns={columns}
              rows={drawn}
              rowKey={(row) => keys.get(row) ?? ''}
              empty={empty}
              rowMark={parts}
            />
          )}
        </MoreRows>
      )}
    </LookAlikes>
  )
}
