import type { Decoded, DecodedValue } from '#interfaces/explorer/transaction/decoded.ts'
import { maximum, maximumWord } from '#lib/format/maximum.ts'
import { addressParameter } from '#pages/explorer/parts/page/parameters.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { LongText } from '#ui/figures/LongText.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { MoreRows } from '#ui/table/MoreRows.tsx'
import { Table } from '#ui/table/Table.tsx'

type DecodedCallProps = { decoded: Decoded }

type Parameter = Decoded['parameters'][number] & { position: number; call: string | null }

/** A decoded call or event: its signature and its arguments. */
export function DecodedCall({ decoded: { methodCall, parameters } }: DecodedCallProps) {
  const rows = parameters.map((parameter, position) => ({ ...parameter, position, call: methodCall }))
  return (
    <div className="min-w-0 overflow-clip rounded-md border">
      {methodCall && (
        <p className="break-words border-b px-4 py-2 font-mono text-xs">
          <LongText longest={500}>{methodCall}</LongText>
        </p>
      )}
      <MoreRows rows={rows}>
        {(shown) => (
          <Table
            caption="Arguments"
            columns={columns}
            rows={shown}
            rowKey={({ position }) => position}
            empty="No arguments."
          />
        )}
      </MoreRows>
    </div>
  )
}

const columns: readonly Column<Parameter>[] = [
  {
    id: 'name',
    header: 'Argument',
    width: 9,
    card: 'top',
    cell: ({ name, position }) => <ExternalText>{name || `#${position + 1}`}</ExternalText>,
  },
  {
    id: 'type',
    header: 'Type',
    width: 9,
    importance: 2,
    card: 'top',
    cell: ({ type, indexed }) => (
      <span className="text-faint">
        <ExternalText>{type}</ExternalText>
        {indexed && ' indexed'}
      </span>
    ),
  },
  {
    id: 'value',
    header: 'Value',
    width: 32,
    wrap: true,
    cell: (parameter) => <Value parameter={parameter} />,
  },
]

function Value({ parameter: { name, type, value, call } }: { parameter: Parameter }) {
  if (typeof value !== 'string')
    return (
      <code className="font-mono text-xs break-all">
        <LongText>{listText(value)}</LongText>
      </code>
    )
  if (type === 'address' && /^0x[0-9a-fA-F]{40}$/.test(value)) {
    return <AddressLink address={addressParameter(value)} whole />
  }
  if (type === 'uint256' && value === maximum) return <span title={value}>{maximumWord(name, call)}</span>
  return (
    <span className="font-mono text-xs break-all">
      <LongText>{value}</LongText>
    </span>
  )
}

function listText(value: DecodedValue): string {
  return typeof value === 'string' ? value : `[${value.map(listText).join(', ')}]`
}
