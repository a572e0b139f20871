import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Approval,
  type Approvals,
  approvalsQuery,
  searchOlderApprovals,
} from '#interfaces/node/contract/token/approvals.ts'
import { useWalletAddress } from '#interfaces/wallet/wallet.ts'
import { formatCount } from '#lib/format/count.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { SearchFurther } from '#ui/feedback/SearchFurther.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { UnreadableRows } from '#ui/table/UnreadableRows.tsx'
import { ApprovalTable } from './ApprovalTable.tsx'
import { RevokeDialog } from './RevokeDialog.tsx'

type ApprovalsTabProps = { address: Address }

/** The token approvals of an address, found in the node's logs, each with a button that revokes it. */
export function ApprovalsTab({ address }: ApprovalsTabProps) {
  return (
    <Panel
      title="Approvals"
      source="node"
      rows={4}
      lines={2}
      asOf={<QueryAsOf queryKey={approvalsQuery(address).queryKey} />}
    >
      <ApprovalList address={address} />
    </Panel>
  )
}

function ApprovalList({ address }: ApprovalsTabProps) {
  const { data } = useSuspenseQuery(approvalsQuery(address))
  const client = useQueryClient()
  const isOwn = useWalletAddress() === address
  const [revoked, setRevoked] = useState<Approval | null>(null)
  return (
    <>
      <p className="border-b px-4 py-2 text-xs text-muted">
        {searched(data)}{' '}
        {data.fromBlock > 0 && <SearchFurther search={() => searchOlderApprovals(client, address)} />}
        {!isOwn && data.approvals.length > 0 && 'Connect this account to revoke one.'}
      </p>
      <ApprovalTable approvals={data.approvals} onRevoke={isOwn ? setRevoked : undefined} />
      <UnreadableRows count={data.unreadable} />
      {revoked && <RevokeDialog approval={revoked} onClose={() => setRevoked(null)} />}
    </>
  )
}

/** Which blocks were searched, and what may be missing. */
function searched({ fromBlock, toBlock, unchecked }: Approvals): string {
  const range =
    fromBlock === 0
      ? `Searched all blocks up to ${formatCount(toBlock)}.`
      : `Searched back to block ${formatCount(fromBlock)}. Older approvals may exist.`
  const rest = unchecked > 0 ? ` ${formatCount(unchecked)} older approvals were not checked.` : ''
  return `${range}${rest} Approvals of a single NFT are not listed.`
}
