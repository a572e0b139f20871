import type { Cursor } from '#interfaces/explorer/page.ts'
import { blockWithdrawalsQuery, type Withdrawal } from '#interfaces/explorer/withdrawal.ts'
import { formatCount } from '#lib/format.ts'
import type { Hash } from '#lib/wire.ts'
import { Panel } from '#ui/Panel.tsx'
import { type Column, Table } from '#ui/Table.tsx'
import { Unknown } from '#ui/Unknown.tsx'
import { Coin } from '../parts/Coin.tsx'
import { PagedList } from '../parts/PagedList.tsx'
import { PartyLink } from '../parts/PartyLink.tsx'

type WithdrawalsProps = { block: number | Hash; page: Cursor | undefined }

/** What validators took out in a block. */
export function Withdrawals({ block, page }: WithdrawalsProps) {
  return (
    <Panel title="Withdrawals" bare source="explorer" rows={8}>
      <PagedList query={blockWithdrawalsQuery(block, page)} page={page} label="Withdrawals">
        {(rows) => (
          <Table
            caption="Withdrawals"
            columns={columns}
            rows={rows}
            rowKey={({ index }) => index}
            empty="The block has no withdrawals."
          />
        )}
      </PagedList>
    </Panel>
  )
}

const columns: readonly Column<Withdrawal>[] = [
  { id: 'index', header: 'Index', cell: ({ index }) => formatCount(index) },
  {
    id: 'validator',
    header: 'Validator',
    cell: ({ validatorIndex }) => (validatorIndex === null ? <Unknown /> : formatCount(validatorIndex)),
  },
  { id: 'receiver', header: 'To', cell: ({ receiver }) => <PartyLink party={receiver} /> },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => <Coin wei={amount} /> },
]
