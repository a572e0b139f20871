import {
  isCoinChange,
  type StateChange,
  stateChangesQuery,
} from '#interfaces/explorer/transaction/stateChange.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { config } from '#lib/browser/config/config.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { NativeAmount } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { TokenUnits } from '#pages/explorer/parts/cells/TokenUnits.tsx'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { partMark } from '#pages/explorer/parts/transfers/partMark.ts'
import { TokenId } from '#pages/explorer/parts/transfers/TokenId.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { MoreRows } from '#ui/table/MoreRows.tsx'
import { Table } from '#ui/table/Table.tsx'

type StateChangesProps = { hash: Hash; page: Cursor | undefined }

/** The balances a transaction changed, before and after. */
export function StateChanges({ hash, page }: StateChangesProps) {
  return (
    <Panel title="State" bare source="explorer" rows={8} lines={3}>
      <PagedList
        query={stateChangesQuery(hash, page)}
        page={page}
        label="State changes"
        csv={{ name: 'state-changes', pageQuery: (at) => stateChangesQuery(hash, at) }}
      >
        {(rows) => (
          <MoreRows rows={byAddress(rows)} first={100}>
            {(shown) => (
              <Table
                caption="Balances the transaction changed"
                columns={columns}
                rows={shown}
                rowKey={keyOf}
                empty="No balance changes."
                rowMark={partMark(shown, ({ address }) => address.address)}
              />
            )}
          </MoreRows>
        )}
      </PagedList>
    </Panel>
  )
}

/** The changes of each address one below the other. The first says whether it is the validator's. */
function byAddress(rows: readonly StateChange[]): readonly StateChange[] {
  const addresses = rows.map(({ address }) => address.address)
  const place = ({ address }: StateChange) => addresses.indexOf(address.address)
  return [...rows].sort((a, b) => place(a) - place(b) || Number(b.isMiner) - Number(a.isMiner))
}

function keyOf({ address, token, tokenId, change }: StateChange) {
  return `${address.address} ${token?.address} ${tokenId} ${typeof change === 'bigint' ? '' : change?.[0]?.tokenId}`
}

const columns: readonly Column<StateChange>[] = [
  {
    id: 'address',
    ofWhole: true,
    header: 'Address',
    width: 16,
    card: 'top',
    cell: ({ address, isMiner }) => (
      <span className="inline-flex max-w-full items-baseline gap-1.5">
        <AddressParameterLink address={address} />
        {isMiner && <Badge>Validator</Badge>}
      </span>
    ),
  },
  {
    id: 'asset',
    header: 'Asset',
    width: 9,
    card: 'top end',
    cell: (change) => (
      <span className="inline-flex max-w-full items-baseline gap-1.5">
        <Asset of={change} />
        {change.tokenId !== null && <TokenId collection={change.token?.address} id={change.tokenId} />}
      </span>
    ),
  },
  {
    id: 'before',
    header: 'Before',
    width: 12,
    // No digit of a balance is cut in a narrow window.
    wrap: true,
    unit: () => '',
    align: 'end',
    importance: 2,
    // Every digit of two balances finds no room in one line of a card.
    card: 'bottom',
    cardLabel: 'before',
    cell: (change) => !isUnread(change) && <Units units={change.before} of={change} />,
  },
  {
    id: 'after',
    header: 'After',
    width: 12,
    wrap: true,
    unit: () => '',
    align: 'end',
    importance: 2,
    card: 'foot',
    cardLabel: 'after',
    cell: (change) => !isUnread(change) && <Units units={change.after} of={change} />,
  },
  {
    id: 'change',
    header: 'Change',
    card: 'actions',
    cardLabel: 'change',
    width: 12,
    wrap: true,
    unit: () => '',
    align: 'end',
    cell: (change) => <Change change={change} />,
  },
]

function Asset({ of: change }: { of: StateChange }) {
  if (isCoinChange(change)) return config().nativeCurrency.symbol
  const { token } = change
  return token ? (
    <TokenLink address={token.address} symbol={token.symbol || token.name} />
  ) : (
    <Unknown title="Unknown token" />
  )
}

/** An amount with every digit, because a change is often far smaller than the balance. */
function Units({ units, of }: { units: bigint | null; of: StateChange }) {
  return (
    <span className="*:whitespace-normal">
      {isCoinChange(of) ? (
        <NativeAmount wei={units} exact />
      ) : (
        <TokenUnits units={units} of={of.token ?? { decimals: null, type: null }} style="exact" />
      )}
    </span>
  )
}

/** Whether the explorer has none of a row's figures, so that one word says it once. */
function isUnread({ before, after, change }: StateChange) {
  return before === null && after === null && change === null
}

function Change({ change: row }: { change: StateChange }) {
  const { change } = row
  if (isUnread(row)) return <span className="text-faint">unknown</span>
  if (change === null) return <Unknown />
  if (typeof change === 'bigint') {
    return (
      <span className={`[&_.text-faint]:text-inherit ${change < 0n ? 'text-down' : 'text-up'}`}>
        {change > 0n && '+'}
        <Units units={change} of={row} />
      </span>
    )
  }
  return change.map(({ direction, tokenId }) => (
    <span key={`${direction} ${tokenId}`} className={direction === 'from' ? 'text-down' : 'text-up'}>
      {direction === 'from' ? '−' : '+'}#<ExternalText>{tokenId ?? '?'}</ExternalText>{' '}
    </span>
  ))
}
