import type { Log } from '#interfaces/explorer/transaction/log.ts'
import { hasSource } from '#interfaces/explorer/wire/addressParameter.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import { MoreRows } from '#ui/table/MoreRows.tsx'
import { Decoded } from './Decoded.tsx'
import { LogBytes } from './LogBytes.tsx'
import { Undecoded } from './Undecoded.tsx'

type LogListProps = {
  rows: readonly Log[]
  /** The page is about the emitting contract, so each log shows its transaction. */
  ofAddress?: boolean
}

/** A log has about a hundred elements, and a page at most some thousands. */
const mostLogs = 25

/** Event logs: each decoded where the explorer can, and its raw data. */
export function LogList({ rows, ofAddress = false }: LogListProps) {
  return (
    <ol className="divide-y">
      <MoreRows rows={rows} as="li" first={mostLogs}>
        {(shown) =>
          shown.map((log) => (
            <li key={`${log.transactionHash} ${log.index}`}>
              <Details>
                <Detail plain label={ofAddress ? 'Transaction' : 'Emitted by'}>
                  <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
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
                    <Decoded
                      told={log.decoded}
                      contract={log.emitter.address}
                      undecoded={{ topics: log.topics, data: log.data ?? '0x' }}
                      hasSource={hasSource(log.emitter)}
                    />
                  ) : (
                    <Undecoded
                      contract={log.emitter.address}
                      hasSource={hasSource(log.emitter)}
                      undecoded={{ topics: log.topics, data: log.data ?? '0x' }}
                    >
                      <span className="text-faint">Unknown event.</span>
                    </Undecoded>
                  )}
                </Detail>
                <Detail plain label="Bytes">
                  <LogBytes log={log} />
                </Detail>
              </Details>
            </li>
          ))
        }
      </MoreRows>
    </ol>
  )
}
