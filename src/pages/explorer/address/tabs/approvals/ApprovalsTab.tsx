import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Approval,
  type Approvals,
  approvalsQuery,
  searchOlderApprovals,
} from '#interfaces/node/contract/token/approvals.ts'
import { useWalletAddress } from '#interfaces/wallet/wallet.ts'
import { countOf, formatCount } from '#lib/format/count.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { AwaitLookAlikes } from '#pages/explorer/parts/transfers/AwaitLookAlikes.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { TableSkeleton } from '#ui/feedback/loading/TableSkeleton.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { SearchFurther } from '#ui/feedback/SearchFurther.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { UnreadableRows } from '#ui/table/UnreadableRows.tsx'
import { ApprovalTable } from './ApprovalTable.tsx'
import { RevokeDialog } from './RevokeDialog.tsx'
import { keyOf, type SentApprovals, sentApprovalsQuery } from './sentApprovals.ts'

type ApprovalsTabProps = { address: Address }

/**
 * The token approvals of an address, each with a button that revokes it: found in the node's logs and, where those do not
 * reach back to the first block, in the account's own transactions.
 */
export function ApprovalsTab({ address }: ApprovalsTabProps) {
  return (
    <Panel
      title="Approvals"
      source="node"
      rows={4}
      lines={2}
      asOf={<QueryAsOf queryKey={approvalsQuery(address).queryKey} />}
    >
      <AwaitLookAlikes />
      <ApprovalList address={address} />
    </Panel>
  )
}

function ApprovalList({ address }: ApprovalsTabProps) {
  const logs = useQuery(approvalsQuery(address))
  const mayLack = logs.data ? logs.data.fromBlock > 0 : logs.isError
  const sent = useInfiniteQuery({ ...sentApprovalsQuery(address), enabled: mayLack })
  const isOwn = useWalletAddress() === address
  const [revoked, setRevoked] = useState<Approval | null>(null)
  const isRead = logs.data !== undefined || (logs.isError && sent.data !== undefined)
  if (!isRead && logs.error && !sent.isFetching)
    return <Failure error={logs.error} retry={() => void logs.refetch()} />
  if (!isRead) return <TableSkeleton rows={4} />
  const pages = sent.data?.pages ?? []
  const approvals = joined(logs.data?.approvals ?? [], pages)
  return (
    <>
      <ApprovalTable owner={address} approvals={approvals} onRevoke={isOwn ? setRevoked : undefined} />
      <p className="border-t px-4 py-2 text-xs text-muted">
        <SearchedLogs address={address} logs={logs.data ?? null} />
        {mayLack && <SearchedTransactions sent={sent} />} Approvals of a single NFT are not listed.{' '}
        {!isOwn && approvals.length > 0 && 'Connect this account to revoke one.'}
      </p>
      <UnreadableRows count={(logs.data?.unreadable ?? 0) + sum(pages, 'unreadable')} />
      {revoked && <RevokeDialog approval={revoked} onClose={() => setRevoked(null)} />}
    </>
  )
}

/** The approvals of the logs, and those of the transactions that the logs do not reach, each once. */
function joined(logs: readonly Approval[], pages: readonly SentApprovals[]): Approval[] {
  const known = new Map(logs.map((approval) => [keyOf(approval), approval]))
  for (const approval of pages.flatMap(({ approvals }) => approvals))
    if (!known.has(keyOf(approval))) known.set(keyOf(approval), approval)
  return [...known.values()].sort((a, b) => b.block - a.block)
}

function sum(pages: readonly SentApprovals[], figure: 'read' | 'unreadable' | 'unchecked'): number {
  return pages.reduce((total, page) => total + page[figure], 0)
}

/** Which blocks' logs the node searched, and what may be missing. */
function SearchedLogs({ address, logs }: ApprovalsTabProps & { logs: Approvals | null }) {
  const client = useQueryClient()
  if (logs === null) return "The node's logs could not be searched. "
  const { fromBlock, toBlock, unchecked } = logs
  const rest = unchecked > 0 ? ` Not checked: ${countOf(unchecked, 'older approval')}.` : ''
  if (fromBlock === 0) return `Searched all blocks up to ${formatCount(toBlock)}.${rest}`
  return (
    <>
      {`Searched all logs back to block ${formatCount(fromBlock)}.${rest} `}
      <SearchFurther search={() => searchOlderApprovals(client, address)} />{' '}
    </>
  )
}

type SearchedTransactionsProps = {
  sent: UseInfiniteQueryResult<InfiniteData<SentApprovals>>
}

/** How many of the account's own transactions were searched, and what their list cannot say. */
function SearchedTransactions({ sent }: SearchedTransactionsProps) {
  const { data, isPending, fetchNextPage } = sent
  if (isPending) return "Searching the account's own transactions."
  if (!data) return "The account's own transactions could not be searched: older approvals may exist."
  const [read, unchecked] = [sum(data.pages, 'read'), sum(data.pages, 'unchecked')]
  const rest = unchecked > 0 ? ` Not checked: ${countOf(unchecked, 'approval')} among them.` : ''
  const isWhole = data.pages.at(-1)?.next === null
  return (
    <>
      {isWhole
        ? `Searched all ${countOf(read, 'transaction')} of this account too.${rest} Older approvals by a permit that another account sent may exist.`
        : `Searched its newest ${countOf(read, 'transaction')} too.${rest} Older approvals may exist. `}
      {!isWhole && <SearchFurther what="transactions" search={() => fetchNextPage({ throwOnError: true })} />}
    </>
  )
}
