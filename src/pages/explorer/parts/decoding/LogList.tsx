import { useContext } from 'react'
import { amountTokens, tokenOfPool } from '#domain/decoding/amountTokens.ts'
import type { Log } from '#interfaces/explorer/transaction/log.ts'
import { hasSource } from '#interfaces/explorer/wire/addressParameter.ts'
import { config } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import { BlockLink } from '#ui/links/BlockLink.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import { MoreRows } from '#ui/table/MoreRows.tsx'
import { Decoded } from './Decoded.tsx'
import type { TokensOfCall } from './DecodedCall.tsx'
import { DecodedEvent, UnnamedEvent } from './DecodedEvent.tsx'
import { KnownAddresses } from './knownAddresses.ts'
import { LogBytes } from './LogBytes.tsx'
import { Undecoded } from './Undecoded.tsx'

type LogListProps = {
  rows: readonly Log[]
  /** The page is about the emitting contract, so each log shows its transaction. */
  ofAddress?: boolean
  /** The token of the market that the emitting contract is. */
  traded?: Address | undefined
  /** The known tokens, so that none is requested from the explorer. */
  tokens?: TokensOfCall['tokens']
}

/** A log has about a hundred elements, and a page at most some thousands. */
const mostLogs = 25

/** Event logs: each decoded where the explorer can, and its raw data. Who emits a log is a contract, also where another names it. */
export function LogList({ rows, ofAddress = false, traded, tokens }: LogListProps) {
  const known = useContext(KnownAddresses)
  const router = config().curve?.router
  const ofRouter = rows.flatMap(({ emitter, decoded }) => (emitter.address === router && decoded) || [])
  const emitters = rows.map(({ emitter }) => [emitter.address, { ...emitter, isContract: true }] as const)
  return (
    <KnownAddresses value={new Map([...emitters, ...known])}>
      <ol className="divide-y">
        <MoreRows rows={rows} as="li" first={mostLogs}>
          {(shown) =>
            shown.map((log) => (
              <li key={`${log.transactionHash} ${log.index}`}>
                <LogHead log={log} ofAddress={ofAddress} />
                <div className="grid grid-cols-[minmax(0,1fr)] gap-1 px-4 py-2 text-sm leading-6">
                  {log.decoded ? (
                    <>
                      <Decoded
                        told={log.decoded}
                        part={DecodedEvent}
                        contract={log.emitter.address}
                        tokens={tokens}
                        counted={amountTokens(
                          log.decoded,
                          log.emitter.address,
                          router,
                          traded ?? tokenOfPool(ofRouter, log.emitter.address),
                        )}
                        undecoded={{ topics: log.topics, data: log.data ?? '0x' }}
                        hasSource={hasSource(log.emitter)}
                      />
                      <LogBytes log={log} />
                    </>
                  ) : (
                    <Undecoded
                      part={UnnamedEvent}
                      contract={log.emitter.address}
                      tokens={tokens}
                      hasSource={hasSource(log.emitter)}
                      undecoded={{ topics: log.topics, data: log.data ?? '0x' }}
                      below={<LogBytes log={log} />}
                    >
                      <span className="text-faint">Unknown event.</span>
                      <LogBytes log={log} isFirstOpen />
                    </Undecoded>
                  )}
                </div>
              </li>
            ))
          }
        </MoreRows>
      </ol>
    </KnownAddresses>
  )
}

type LogHeadProps = { log: Log; ofAddress: boolean }

/** The name of the event, else the number of the log, and who emitted it. */
function LogHead({ log, ofAddress }: LogHeadProps) {
  const { index, decoded, emitter, transactionHash, blockNumber, timestamp } = log
  const isPhone = useIsPhone()
  const name = decoded?.methodCall?.split('(', 1)[0]
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 bg-raised px-4 py-1.5 text-sm leading-6">
      {name ? (
        <>
          <span className="min-w-0 truncate font-medium">
            <ExternalText>{name}</ExternalText>
          </span>
          {index !== null && <span className="order-1 ml-auto text-xs text-faint">Log {index}</span>}
        </>
      ) : (
        index !== null && <span className="font-medium">Log {index}</span>
      )}
      <span
        className={`inline-flex min-w-0 flex-wrap items-baseline gap-x-2 ${name ? 'max-sm:order-2 max-sm:basis-full' : ''}`}
      >
        {ofAddress && transactionHash ? (
          <>
            <span className="text-muted">of transaction</span>
            <TransactionLink hash={transactionHash} />
            {blockNumber !== null && (
              <span className="text-muted">
                block <BlockLink number={blockNumber} />
                {timestamp && (
                  <>
                    {' · '}
                    <Time at={timestamp} style="age" />
                  </>
                )}
              </span>
            )}
          </>
        ) : (
          <>
            <span className="text-muted max-sm:sr-only">by</span>
            <AddressParameterLink address={emitter} whole={!isPhone} />
          </>
        )}
      </span>
    </p>
  )
}
