import { blockWithdrawalsQuery, type Withdrawal } from '#interfaces/explorer/block/withdrawal.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { config } from '#lib/browser/config/config.ts'
import { wholeCoins } from '#lib/browser/config/wholeCoins.ts'
import { formatCount } from '#lib/format/count.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { NativeAmount } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { Count } from '#ui/figures/numbers/Count.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'

type WithdrawalsProps = { block: number | Hash; page: Cursor | undefined }

/** The withdrawals of validators in a block. */
export function Withdrawals({ block, page }: WithdrawalsProps) {
  return (
    <Panel title="Withdrawals" bare source="explorer" rows={8} lines={2}>
      <PagedList
        query={blockWithdrawalsQuery(block, page)}
        page={page}
        label="Withdrawals"
        csv={{ name: 'withdrawals', pageQuery: (at) => blockWithdrawalsQuery(block, at) }}
      >
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
  { id: 'index', header: 'Index', card: 'top', cell: ({ index }) => formatCount(index) },
  {
    id: 'validator',
    header: 'Validator',
    card: 'top',
    cardLabel: 'validator',
    cell: ({ validatorIndex }) => <Count value={validatorIndex} />,
  },
  {
    id: 'receiver',
    header: 'To',
    width: 14,
    cell: ({ receiver }) => <AddressParameterLink address={receiver} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    width: 8,
    align: 'end',
    unit: () => config().nativeCurrency.symbol,
    amount: ({ amount }) => wholeCoins(amount),
    cell: ({ amount }) => <NativeAmount wei={amount} />,
  },
]
