import type { Log } from '#interfaces/explorer/transaction/log.ts'
import { hasSource } from '#interfaces/explorer/wire/addressParameter.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'
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
  const isPhone = useIsPhone()
  return (
    <ol className="divide-y">
      <MoreRows rows={rows} as="li" first={mostLogs}>
        {(shown) =>
          shown.map((log) => (
            <li key={`${log.transactionHash} ${log.index}`}>
              <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 bg-raised px-4 py-1.5 text-sm leading-6">
                {log.index !== null && <span className="font-medium">Log {log.index}</span>}
                {ofAddress && log.transactionHash ? (
                  <>
                    <span className="text-muted">of transaction</span>
                    <TransactionLink hash={log.transactionHash} />
                  </>
                ) : (
                  <>
                    <span className="text-muted max-sm:sr-only">by</span>
                    <AddressParameterLink address={log.emitter} whole={!isPhone} />
                  </>
                )}
              </p>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 pb-4 text-sm leading-6 sm:p-4">
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
                <LogBytes log={log} />
              </div>
            </li>
          ))
        }
      </MoreRows>
    </ol>
  )
}
