import { useQuery } from '@tanstack/react-query'
import { Link, lazyRouteComponent, Navigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { redirectQuery } from '#interfaces/explorer/search/search.ts'
import { transactionQuery } from '#interfaces/explorer/transaction/transaction.ts'
import { type NodeTransaction, nodeTransactionQuery } from '#interfaces/node/transaction/nodeTransaction.ts'
import { type Receipt, receiptQuery } from '#interfaces/node/transaction/receipt.ts'
import { formatCount } from '#lib/format/count.ts'
import { isNotFound } from '#lib/requests/errors.ts'
import { shortHash } from '#lib/text/midcut.ts'
import type { Hash as HashText } from '#lib/wire/shapes.ts'
import { asTransaction } from '#pages/explorer/parts/fromNode/asTransaction.ts'
import { useReceiptLogs } from '#pages/explorer/parts/fromNode/useReceiptLogs.ts'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Failure, failureSentence } from '#ui/feedback/failure/Failure.tsx'
import { useLastError } from '#ui/feedback/failure/useLastError.ts'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { Status, type StatusValue } from '#ui/feedback/Status.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { HashTitle } from '#ui/links/Hash.tsx'
import { FirstSeen } from './FirstSeen.tsx'
import { NodeOverview } from './overview/NodeOverview.tsx'
import { SummaryLine } from './SummaryLine.tsx'

const LogsFromNode = lazyRouteComponent(() => import('./LogsFromNode.tsx'), 'LogsFromNode')

type TransactionFromNodeProps = {
  hash: HashText
  error: Error
  /** The block in which the explorer had it while this page was open; null when it had it in none. */
  formerBlock: number | null
}

/** How often the node is queried for a transaction the explorer does not have, in milliseconds. */
const interval = 4_000

/** A transaction from the node, when the explorer does not have it or does not answer. */
export function TransactionFromNode({ hash, error, formerBlock }: TransactionFromNodeProps) {
  const isUnknown = isNotFound(error)
  const node = useQuery({ ...nodeTransactionQuery(hash), refetchInterval: interval })
  const nodeError = useLastError(node, hash)
  const { data: redirect } = useQuery({ ...redirectQuery(hash), enabled: isUnknown && nodeError !== null })
  const isMined = node.data?.blockNumber != null
  const { data: receipt, isFetched } = useQuery({
    ...receiptQuery(hash),
    enabled: isMined,
    staleTime: interval,
  })
  if (redirect?.type === 'block') {
    return <Navigate to="/block/$numberOrHash" params={{ numberOrHash: hash }} replace />
  }
  const { data } = node
  const missing = data ? null : nodeError
  const isOut = missing !== null && !isNotFound(missing)
  return (
    <>
      <Head hash={hash} transaction={data} receipt={isFetched ? (receipt ?? null) : undefined} />
      <div className="grid gap-4">
        {isOut ? (
          <Outage hash={hash} explorer={error} node={missing} />
        ) : (
          <>
            {(data || !isUnknown) && (
              <p role="status" className="rounded-lg border bg-surface px-4 py-3 text-sm text-warn">
                {explorerSentence(error, formerBlock, data !== undefined && !isMined)}{' '}
                {data && 'Shown from the node. This page will update.'}
              </p>
            )}
            <Panel title="Transaction" bare source="node">
              {data && <NodeOverview transaction={data} receipt={receipt ?? null} />}
              {missing && (
                <Empty action={<ToTransactions />}>
                  {missingSentence(isUnknown, formerBlock)} This page keeps looking, last{' '}
                  <Time at={new Date(node.errorUpdatedAt)} />.{' '}
                  <Link to="/status" className="link">
                    Network status
                  </Link>
                </Empty>
              )}
              {!data && !missing && <Skeleton rows={8} />}
            </Panel>
            <Logs transaction={data} receipt={receipt} />
          </>
        )}
      </div>
    </>
  )
}

type LogsProps = { transaction: NodeTransaction | undefined; receipt: Receipt | null | undefined }

/** What the receipt of a mined transaction has beside its outcome. */
function Logs({ transaction, receipt }: LogsProps) {
  if (!receipt || !transaction?.blockHash) return null
  return (
    <Suspense>
      <LogsFromNode hash={transaction.hash} block={transaction.blockHash} />
    </Suspense>
  )
}

type HeadProps = {
  hash: HashText
  transaction: NodeTransaction | undefined
  /** Null when the node has none; undefined while it is read. */
  receipt: Receipt | null | undefined
}

/** The head of the page, with what the transaction did or will do. */
function Head({ hash, transaction, receipt }: HeadProps) {
  const isPending = transaction?.blockNumber === null
  const status = isPending ? 'pending' : receiptStatus(receipt)
  return (
    <PageHead
      kind="Transaction"
      title={<HashTitle hash={hash} />}
      documentTitle={`Transaction ${shortHash(hash)}`}
      badges={transaction && status && <Status value={status} />}
      actions={isPending && <FirstSeen />}
      figures={transaction && <Summary transaction={transaction} receipt={receipt} />}
    />
  )
}

type SummaryProps = { transaction: NodeTransaction; receipt: Receipt | null | undefined }

/** What the transaction did by the logs of its receipt; without a receipt what it will do, or nothing. */
function Summary({ transaction, receipt }: SummaryProps) {
  if (transaction.blockHash === null)
    return <SummaryLine transaction={asTransaction({ transaction })} status="pending" />
  if (receipt === null) return null
  if (!receipt) return <SummaryPending />
  return <Outcome transaction={transaction} block={transaction.blockHash} receipt={receipt} />
}

type OutcomeProps = { transaction: NodeTransaction; block: HashText; receipt: Receipt }

function Outcome({ transaction, block, receipt }: OutcomeProps) {
  const { data, error, transfers, areAll, areNamed } = useReceiptLogs(transaction.hash, block)
  if (!error && !(data && areNamed)) return <SummaryPending />
  const told = asTransaction({ transaction, receipt })
  return (
    <SummaryLine
      transaction={{ ...told, tokenTransfers: transfers, tokenTransfersOverflow: !areAll }}
      status={receipt.success ? 'success' : 'reverted'}
    />
  )
}

/** The room of the summary. */
function SummaryPending() {
  return <p className="min-h-7 w-full" />
}

type OutageProps = { hash: HashText; explorer: Error; node: Error }

/** The failure of each source in a panel of its own; two give way to the one notice of an outage. */
function Outage({ hash, explorer, node }: OutageProps) {
  const { refetch: askExplorer } = useQuery({ ...transactionQuery(hash), enabled: false })
  const { refetch: askNode } = useQuery({ ...nodeTransactionQuery(hash), enabled: false })
  return (
    <>
      {!isNotFound(explorer) && (
        <Panel title="Transaction" bare source="explorer">
          <Failure error={explorer} retry={() => void askExplorer()} />
        </Panel>
      )}
      <Panel title="Transaction" bare source="node">
        <Failure error={node} retry={() => void askNode()} />
      </Panel>
    </>
  )
}

/** The outcome by a receipt; null while it is read, since a transaction in a block has one. */
function receiptStatus(receipt: Receipt | null | undefined): StatusValue | null {
  if (receipt === undefined) return null
  if (receipt === null) return 'unknown'
  return receipt.success ? 'success' : 'reverted'
}

function explorerSentence(error: Error, formerBlock: number | null, isPending: boolean) {
  if (!isNotFound(error)) return failureSentence(error)
  if (formerBlock === null && isPending) return 'The explorer lists it once it is in a block.'
  if (formerBlock === null) return 'The explorer has not indexed this transaction yet.'
  return `The explorer no longer lists it in block ${formatCount(formerBlock)}: the block may have been replaced.`
}

function missingSentence(isUnknownToExplorer: boolean, formerBlock: number | null) {
  if (!isUnknownToExplorer) return 'This node does not have this transaction.'
  if (formerBlock !== null)
    return `It was in block ${formatCount(formerBlock)}. Now neither the explorer nor the node has it: the block was probably replaced. It may be mined again.`
  return 'Neither the explorer nor the node has a transaction or a block with this hash. Perhaps it is on another network, was not sent yet, or was dropped.'
}

function ToTransactions() {
  return (
    <Link to="/txs" className={buttonClass()}>
      Latest transactions
    </Link>
  )
}
