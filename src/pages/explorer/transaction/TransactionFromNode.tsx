import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { redirectQuery } from '#interfaces/explorer/search.ts'
import { nodeTransactionQuery } from '#interfaces/node/transaction.ts'
import { isNotFound } from '#lib/requests/errors.ts'
import { shortHash } from '#lib/text/midcut.ts'
import type { Hash as HashText } from '#lib/wire/shapes.ts'
import { Empty } from '#ui/feedback/Empty.tsx'
import { failureSentence } from '#ui/feedback/Failure.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Status } from '#ui/feedback/Status.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Hash } from '#ui/links/Hash.tsx'
import { NodeOverview } from './overview/NodeOverview.tsx'

type TransactionFromNodeProps = { hash: HashText; error: Error }

/** How often the node is queried for a transaction the explorer does not have, in milliseconds. */
const interval = 4_000

/** A transaction that the explorer does not know or cannot answer about: what the node knows of it. */
export function TransactionFromNode({ hash, error }: TransactionFromNodeProps) {
  const isUnknown = isNotFound(error)
  const node = useQuery({ ...nodeTransactionQuery(hash), refetchInterval: interval })
  const { data: redirect } = useQuery({ ...redirectQuery(hash), enabled: isUnknown && node.isError })
  if (redirect?.type === 'block') {
    return <Navigate to="/block/$numberOrHash" params={{ numberOrHash: hash }} replace />
  }
  const { data } = node
  return (
    <>
      <PageHead
        kind="Transaction"
        title={<Hash value={hash} title />}
        documentTitle={`Transaction ${shortHash(hash)}`}
        badges={data && <Status value={data.blockNumber === null ? 'pending' : 'unknown'} />}
      />
      <div className="grid grid-cols-1 gap-4">
        {(data || !isUnknown) && (
          <p role="status" className="rounded-lg border bg-surface px-4 py-3 text-sm text-warn">
            {isUnknown ? 'The explorer has not read this transaction yet.' : failureSentence(error)}{' '}
            {data && 'This is what the node knows; this page will update.'}
          </p>
        )}
        <Panel title="Transaction" bare source="node">
          {data ? (
            <NodeOverview transaction={data} />
          ) : node.error ? (
            <Empty action={<ToTransactions />}>
              {missingSentence(isUnknown, isNotFound(node.error), failureSentence(node.error))}
            </Empty>
          ) : (
            <Skeleton rows={8} />
          )}
        </Panel>
      </div>
    </>
  )
}

function missingSentence(isUnknownToExplorer: boolean, isUnknownToNode: boolean, nodeSays: string) {
  if (!isUnknownToNode) return nodeSays
  if (!isUnknownToExplorer) return 'The node does not know this transaction yet.'
  return 'Neither the explorer nor the node knows a transaction or a block with this hash. It may be on another network, not sent yet, or dropped. This page keeps looking.'
}

function ToTransactions() {
  return (
    <Link to="/txs" className={buttonClass()}>
      Latest transactions
    </Link>
  )
}
