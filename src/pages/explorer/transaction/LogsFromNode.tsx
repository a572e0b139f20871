import { useQuery } from '@tanstack/react-query'
import { receiptLogsQuery } from '#interfaces/node/transaction/receiptLogs.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { LogList } from '#pages/explorer/parts/decoding/LogList.tsx'
import { asLog } from '#pages/explorer/parts/fromNode/asLog.ts'
import { asTransfer, isTransfer } from '#pages/explorer/parts/fromNode/asTransfer.ts'
import { useNodeTokens } from '#pages/explorer/parts/fromNode/useNodeTokens.ts'
import { TransferTable } from '#pages/explorer/parts/transfers/TransferTable.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { UnreadableRows } from '#ui/table/UnreadableRows.tsx'

type LogsFromNodeProps = { hash: Hash; block: Hash }

/** The token transfers and the logs of a transaction in a block, by its receipt. One without logs has no panel. */
export function LogsFromNode({ hash, block }: LogsFromNodeProps) {
  const { data, error, refetch } = useQuery(receiptLogsQuery(hash, block))
  const logs = data?.rows ?? []
  const moves = logs.filter(isTransfer)
  const tokens = useNodeTokens(moves.map(({ address }) => address))
  if (!data)
    return (
      error && (
        <Panel title="Logs" source="node">
          <Failure error={error} retry={() => refetch()} />
        </Panel>
      )
    )
  const tokenOf = new Map(tokens.map((token) => [token.address, token]))
  return (
    <>
      {moves.length > 0 && (
        <Panel title="Token transfers" source="node">
          <TransferTable
            caption="Token transfers of the transaction"
            rows={moves.map((log) => asTransfer(log, tokenOf.get(log.address), hash))}
            without={['transaction']}
            empty={null}
          />
        </Panel>
      )}
      {logs.length + data.dropped > 0 && (
        <Panel title="Logs" source="node">
          <LogList rows={logs.map((log) => asLog(log, hash))} tokens={tokens} />
          <UnreadableRows count={data.dropped} />
        </Panel>
      )}
    </>
  )
}
