import { useSuspenseQuery } from '@tanstack/react-query'
import { rawTransactionQuery } from '#interfaces/node/transaction/nodeTransaction.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { Panel } from '#ui/layout/Panel.tsx'
import { Copy } from '#ui/links/Copy.tsx'

type RawTransactionProps = { hash: Hash }

/** The unparsed transaction from the node. */
export function RawTransaction({ hash }: RawTransactionProps) {
  return (
    <Panel title="Raw transaction" source="node" rows={16}>
      <Raw hash={hash} />
    </Panel>
  )
}

function Raw({ hash }: RawTransactionProps) {
  const { data } = useSuspenseQuery(rawTransactionQuery(hash))
  const text = JSON.stringify(data, null, 2)
  return (
    <div className="relative">
      <pre className="overflow-x-auto px-4 py-3 font-mono text-xs break-all whitespace-pre-wrap">{text}</pre>
      <span className="absolute top-2 right-2">
        <Copy value={text} what="record" />
      </span>
    </div>
  )
}
