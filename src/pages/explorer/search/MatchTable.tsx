import { searchProblem } from '#domain/search/searchProblem.ts'
import type { SearchMatch } from '#interfaces/explorer/search/search.ts'
import { Badge } from '#ui/figures/Badge.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Count } from '#ui/figures/numbers/Count.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Letter } from '#ui/figures/pictures/Letter.tsx'
import { RemotePicture } from '#ui/figures/pictures/RemotePicture.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'
import { Hash } from '#ui/links/Hash.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'
import { TokenTrust } from '#ui/trust/TokenTrust.tsx'
import type { MatchGroup } from './matchGroups.ts'

type MatchTableProps = {
  groups: readonly MatchGroup[]
  /** The text that was searched for. */
  text: string
  /** Whether a label, a market or their failure stands above, so that this list speaks only for the explorer. */
  hasOthers: boolean
}

/** The explorer's matches, a table for each kind. */
export function MatchTable({ groups, text, hasOthers }: MatchTableProps) {
  const problem = searchProblem(text)
  return (
    <>
      {groups.length === 0 && (
        <p className="px-4 py-4 text-sm text-muted">
          {hasOthers ? (
            (problem ?? 'No other matches in the explorer.')
          ) : (
            <>
              Nothing matches “<bdi>{text}</bdi>”. {problem}
            </>
          )}
        </p>
      )}
      {groups.map(({ kind, name, rows }, at) => (
        <div key={kind} className={at > 0 ? 'border-t' : ''}>
          {groups.length > 1 && (
            <h3 className="px-4 py-2 text-xs font-medium text-muted">
              {name} <Count value={rows.length} />
            </h3>
          )}
          <Table
            caption={groups.length > 1 ? name : 'Matches'}
            columns={kind === 'token' ? tokenColumns : otherColumns}
            rows={rows}
            rowKey={keyOf}
            empty=""
          />
        </div>
      ))}
    </>
  )
}

function keyOf(match: SearchMatch) {
  if (match.kind === 'block') return `block ${match.hash ?? match.number}`
  if (match.kind === 'transaction' || match.kind === 'other') return match.hash
  return `${match.kind} ${match.kind === 'domain' ? match.name : match.address} ${match.name}`
}

const kinds = { block: 'Block', transaction: 'Transaction', domain: 'Domain' }

function kindOf(match: SearchMatch) {
  if (match.kind === 'token') return match.tokenType
  if (match.kind === 'address') return match.isContract ? 'Contract' : 'Address'
  if (match.kind === 'other') return match.what
  if (isOffChain(match)) return match.blockType === 'uncle' ? 'Uncle' : 'Reorganised block'
  return kinds[match.kind]
}

/** Whether a block was replaced by another one of the same number, so that only its hash leads to it. */
function isOffChain(match: SearchMatch) {
  return match.kind === 'block' && (match.blockType === 'uncle' || match.blockType === 'reorg')
}

/** As wide as those of the markets above, so that the columns of both lists line up. */
const columns: readonly Column<SearchMatch>[] = [
  { id: 'match', header: 'Match', width: 18, card: 'top', cell: (match) => <Match match={match} /> },
  {
    id: 'where',
    header: 'Address or hash',
    width: 10,
    importance: 2,
    cell: (match) => <Where match={match} />,
  },
  {
    id: 'price',
    header: 'Price',
    width: 8,
    align: 'end',
    importance: 3,
    cell: ({ exchangeRate }) => <Price value={exchangeRate} />,
  },
  {
    id: 'kind',
    header: 'Kind',
    width: 8,
    align: 'end',
    card: 'top end',
    cell: (match) => {
      const kind = kindOf(match)
      return kind && <Badge tone={isOffChain(match) ? 'warn' : 'neutral'}>{kind}</Badge>
    },
  },
]
const otherColumns = columns.flatMap((column) =>
  column.id === 'price' ? [] : column.id === 'kind' ? [{ ...column, width: 16 }] : [column],
)
/** Nearly all tokens are of one standard, which a card does not repeat. */
const tokenColumns = columns.map((column) =>
  column.id === 'kind' ? { ...column, header: 'Type', card: null } : column,
)

function Match({ match }: { match: SearchMatch }) {
  switch (match.kind) {
    case 'token':
      return (
        <span className="flex items-baseline gap-2">
          <RemotePicture src={match.iconUrl} name={match.symbol ?? ''}>
            <Letter name={match.symbol || match.name || ''} address={match.address} size={16} />
          </RemotePicture>
          <span className="flex max-w-3/5 shrink-0">
            <TokenLink address={match.address} symbol={match.symbol || match.name} />
          </span>
          {match.name && match.symbol && <bdi className="cut text-faint">{match.name}</bdi>}
          <TokenTrust token={match} />
        </span>
      )
    case 'block':
      return (
        <BlockLink number={match.number} {...(isOffChain(match) && match.hash ? { hash: match.hash } : {})} />
      )
    case 'transaction':
      return <TransactionLink hash={match.hash} />
    case 'address':
      return (
        <span className="flex items-baseline gap-2">
          <AddressLink address={match.address} name={match.name} contract={match.isContract} />
          {match.isVerified && <Badge tone="up">Verified</Badge>}
          {match.isScam && <Badge tone="down">Reported scam</Badge>}
        </span>
      )
    case 'domain':
      return <ExternalText>{match.name}</ExternalText>
    case 'other':
      return <span className="text-muted">No page for it here</span>
  }
}

function Where({ match }: { match: SearchMatch }) {
  // The match itself is the address, where it has no name.
  if (match.kind === 'address' && match.name === null) return null
  if (match.kind === 'token' || match.kind === 'address')
    return <AddressLink address={match.address} contract={match.kind === 'token' || match.isContract} />
  if (match.kind === 'domain') return <Unknown title="This name points to no address" />
  return match.hash ? <Hash value={match.hash} /> : null
}
