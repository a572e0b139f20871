import type { ReactNode } from 'react'
import type { InternalTransaction } from '#interfaces/explorer/transaction/internalTransaction.ts'
import { config } from '#lib/browser/config/config.ts'
import { wholeCoins } from '#lib/browser/config/wholeCoins.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { Direction } from '#pages/explorer/parts/cells/Direction.tsx'
import { ageColumn, blockColumn, transactionColumn } from '#pages/explorer/parts/cells/originColumns.tsx'
import { SentValue } from '#pages/explorer/parts/cells/SentValue.tsx'
import { ToCell } from '#pages/explorer/parts/cells/ToCell.tsx'
import { MethodName } from '#pages/explorer/parts/methods/MethodName.tsx'
import { partMark } from '#pages/explorer/parts/transfers/partMark.ts'
import { Badge } from '#ui/figures/Badge.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { CompactFigures } from '#ui/figures/numbers/compact.ts'
import { Unknown } from '#ui/figures/Unknown.tsx'
import type { Column } from '#ui/table/Column.ts'
import { MoreRows } from '#ui/table/MoreRows.tsx'
import { Table } from '#ui/table/Table.tsx'
import { StaticSwitch } from './StaticSwitch.tsx'

type InternalTableProps = {
  rows: readonly InternalTransaction[]
  empty: ReactNode
  /** Whether the explorer says that it does not have every row. */
  isPartial: boolean | undefined
  /** Leaves out the columns that are equal for all calls of a transaction. */
  withoutTransaction?: boolean
  self?: Address
  areStaticShown: boolean
  onStaticChange: (areShown: boolean) => void
}

/** Whether a call can change nothing. */
export function isStatic({ type }: InternalTransaction): boolean {
  return type?.toLowerCase() === 'staticcall'
}

/** A table of internal transactions: calls and creations by contracts. Calls that can change nothing are shown only on demand. */
export function InternalTable(props: InternalTableProps) {
  const { rows, empty, isPartial, withoutTransaction = false, self, areStaticShown, onStaticChange } = props
  const columns = [...(withoutTransaction ? [] : transactionColumns), ...callColumns(self)]
  const moving = rows.filter((call) => !isStatic(call))
  const staticCount = rows.length - moving.length

  function emptyWords() {
    if (staticCount > 0) return 'Only static calls, which change nothing.'
    if (!config().explorer.internalCalls) return silent
    return isPartial ? noneKnown : empty
  }

  return (
    <>
      {isPartial && rows.length > 0 && (
        <p role="status" className="border-b px-4 py-2 text-xs text-warn">
          The explorer does not have all internal transactions of this list.
        </p>
      )}
      <StaticSwitch count={staticCount} areShown={areStaticShown} onChange={onStaticChange} />
      <MoreRows rows={areStaticShown ? rows : moving} first={100}>
        {(shown) => (
          <Table
            caption="Internal transactions"
            columns={columns}
            rows={shown}
            rowMark={partMark(shown, ({ transactionHash }) => transactionHash)}
            rowKey={({ transactionHash, index }) => `${transactionHash} ${index}`}
            empty={emptyWords()}
          />
        )}
      </MoreRows>
    </>
  )
}

const noneKnown = 'No internal transactions known, but the explorer does not have all of them.'
const silent = 'This node does not report internal transactions.'

const transactionColumns = [{ ...transactionColumn, width: 7 }, blockColumn, ageColumn]

function callColumns(self: Address | undefined): readonly Column<InternalTransaction>[] {
  const direction: Column<InternalTransaction>[] = self
    ? [
        {
          id: 'direction',
          header: 'Direction',
          width: 5,
          firm: true,
          importance: 2,
          cell: ({ from, to }) => <Direction self={self} from={from} to={to} />,
        },
        {
          id: 'other',
          header: 'Other side',
          cardOnly: true,
          cell: (call) =>
            call.from?.address === self ? (
              <ToCell record={call} />
            ) : (
              <AddressParameterLink address={call.from} />
            ),
        },
      ]
    : []
  return [
    {
      id: 'type',
      header: 'Type',
      width: 14,
      card: 'top',
      cell: ({ type, method, success, error }) => (
        <span className="inline-flex max-w-full items-baseline gap-1.5">
          {type ? <ExternalText>{type}</ExternalText> : <Unknown title="Unknown type" />}
          {method && <MethodName name={method} />}
          {success === false && (
            <Badge tone="down" title={error ?? undefined}>
              Failed
            </Badge>
          )}
        </span>
      ),
    },
    {
      id: 'from',
      header: 'From',
      width: 11,
      importance: 2,
      ...(self ? { card: null } : {}),
      cell: ({ from }) => <AddressParameterLink address={from} />,
    },
    ...direction,
    {
      id: 'to',
      header: 'To',
      width: 14,
      // On a phone two names with their addresses need a line each.
      card: self ? null : 'foot',
      cardLabel: '→',
      cell: (call) => <ToCell record={call} />,
    },
    {
      id: 'value',
      header: 'Value',
      width: 8,
      align: 'end',
      card: self ? 'bottom end' : 'top end',
      unit: () => config().nativeCurrency.symbol,
      amount: ({ value }) => wholeCoins(value),
      cell: ({ value }) => {
        const sent = <SentValue wei={value} />
        // The page of one transaction has room for its figures on a phone, too.
        return self ? sent : <CompactFigures value={false}>{sent}</CompactFigures>
      },
    },
  ]
}
