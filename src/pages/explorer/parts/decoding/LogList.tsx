import type { Log } from '#interfaces/explorer/log.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import { DecodedCall } from './DecodedCall.tsx'

type LogListProps = {
  rows: readonly Log[]
  /** The page is about the emitting contract, so each log shows its transaction. */
  ofAddress?: boolean
}

/** Event logs: each decoded where the explorer can, and its raw data. */
export function LogList({ rows, ofAddress = false }: LogListProps) {
  return (
    <ol className="divide-y">
      {rows.map((log) => (
        <li key={`${log.transactionHash} ${log.index}`}>
          <Details>
            <Detail plain label={ofAddress ? 'Transaction' : 'Emitted by'}>
              <span className="flex flex-wrap items-baseline gap-x-3">
                {ofAddress && log.transactionHash ? (
                  <TransactionLink hash={log.transactionHash} />
                ) : (
                  <AddressParameterLink address={log.emitter} whole />
                )}
                {log.index !== null && <Badge>Log {log.index}</Badge>}
              </span>
            </Detail>
            <Detail plain label="Event">
              {log.decoded ? (
                <DecodedCall decoded={log.decoded} />
              ) : (
                <span className="text-faint">Unknown event.</span>
              )}
            </Detail>
            <Detail plain label="Bytes">
              <Bytes log={log} />
            </Detail>
          </Details>
        </li>
      ))}
    </ol>
  )
}

function Bytes({ log: { topics, data, decoded } }: { log: Log }) {
  return (
    <details open={decoded === null}>
      <summary className="text-faint">
        {topics.length} {topics.length === 1 ? 'topic' : 'topics'}
        {data && data !== '0x' ? ` and ${(data.length - 2) / 2} bytes of data` : ', no data'}
      </summary>
      <ol className="grid gap-1 pt-2 font-mono text-xs break-all">
        {numbered(topics).map(({ topic, index }) => (
          <li key={index}>
            <span className="text-faint">{index} </span>
            {topic}
          </li>
        ))}
        {data && data !== '0x' && (
          <li>
            <span className="text-faint">data </span>
            {data}
          </li>
        )}
      </ol>
    </details>
  )
}

function numbered(topics: Log['topics']) {
  return topics.map((topic, index) => ({ topic, index }))
}
