import { useMemo, useSyncExternalStore } from 'react'
import { builtInAbis } from '#domain/decoding/builtInAbis.ts'
import type { ContractAbi } from '#domain/decoding/decode.ts'
import { areas } from '#lib/browser/config/areas.ts'
import { type OwnAbi, ownAbis } from '#lib/browser/storage/ownAbis.ts'
import type { Address, Hash } from '#lib/wire/shapes.ts'
import { LogList } from '#pages/explorer/parts/decoding/LogList.tsx'
import { asLog } from '#pages/explorer/parts/fromNode/asLog.ts'
import { useReceiptLogs } from '#pages/explorer/parts/fromNode/useReceiptLogs.ts'
import { TransferTable } from '#pages/explorer/parts/transfers/TransferTable.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { UnreadableRows } from '#ui/table/UnreadableRows.tsx'

type LogsFromNodeProps = { hash: Hash; block: Hash }

/** The token transfers and the logs of a transaction in a block, by its receipt. One without logs has no panel. */
export function LogsFromNode({ hash, block }: LogsFromNodeProps) {
  const { data, error, refetch, logs, tokens, transfers } = useReceiptLogs(hash, block)
  const own = useSyncExternalStore(ownAbis().subscribe, ownAbis().read)
  const rows = useMemo(() => logs.map((log) => asLog(log, hash, abisOf(log.address, own))), [logs, hash, own])
  if (!data)
    return (
      error && (
        <Panel title="Logs" source="node">
          <Failure error={error} retry={() => refetch()} />
        </Panel>
      )
    )
  return (
    <>
      {transfers.length > 0 && (
        <Panel title="Token transfers" source="node">
          <TransferTable
            caption="Token transfers of the transaction"
            rows={transfers}
            without={['transaction']}
            empty={null}
          />
        </Panel>
      )}
      {logs.length + data.dropped > 0 && (
        <Panel title="Logs" source="node">
          {rows.some(({ decoded }) => decoded) && (
            <p className="border-b px-4 py-2 text-xs text-faint">
              Decoded with the ABIs this app has. Without the explorer, names of other contracts may be wrong.
            </p>
          )}
          <LogList rows={rows} tokens={tokens} />
          <UnreadableRows count={data.dropped} />
        </Panel>
      )}
    </>
  )
}

/** The user's ABI of a contract, then those that the app has. */
function abisOf(contract: Address, own: readonly OwnAbi[]): readonly ContractAbi[] {
  const ofContract = own.flatMap(({ address, abi }) => (address === contract ? [abi] : []))
  return [...ofContract, ...builtInAbis(areas())]
}
