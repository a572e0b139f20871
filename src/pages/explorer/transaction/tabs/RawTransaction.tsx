import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { transactionQuery } from '#interfaces/explorer/transaction/transaction.ts'
import { rawRecordQuery } from '#interfaces/node/transaction/nodeTransaction.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { Panel } from '#ui/layout/Panel.tsx'
import { Copy } from '#ui/links/Copy.tsx'

type RawTransactionProps = { hash: Hash }

/** The unparsed transaction and its receipt from the node; the transaction from the explorer where the node does not have it. */
export function RawTransaction({ hash }: RawTransactionProps) {
  return (
    <>
      <Panel title="Raw transaction" source="node" rows={16}>
        <Transaction hash={hash} />
      </Panel>
      <Panel title="Raw receipt" source="node" rows={16}>
        <Receipt hash={hash} />
      </Panel>
    </>
  )
}

function Transaction({ hash }: RawTransactionProps) {
  const { data: ofNode } = useSuspenseQuery(rawRecordQuery('transaction', hash))
  const { data: ofExplorer } = useQuery({ ...transactionQuery(hash), enabled: ofNode === null })
  const record = ofNode ?? ofExplorer?.wire
  return (
    <>
      {ofNode === null && <NoRecord>{record && ' The explorer does:'}</NoRecord>}
      {record && <RawRecord record={record} />}
    </>
  )
}

function Receipt({ hash }: RawTransactionProps) {
  const { data: record } = useSuspenseQuery(rawRecordQuery('receipt', hash))
  return record ? <RawRecord record={record} /> : <NoRecord />
}

function NoRecord({ children }: { children?: ReactNode }) {
  return (
    <p role="status" className="border-b px-4 py-2 text-xs text-warn">
      This node does not have it.{children}
    </p>
  )
}

function RawRecord({ record }: { record: unknown }) {
  const text = JSON.stringify(record, null, 2)
  return (
    <div className="relative">
      <pre className="overflow-x-auto px-4 py-3 font-mono text-xs break-all whitespace-pre-wrap">{text}</pre>
      <span className="absolute top-2 right-2">
        <Copy value={text} what="record" />
      </span>
    </div>
  )
}
