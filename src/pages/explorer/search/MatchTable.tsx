import { Link } from '@tanstack/react-router'
import type { SearchMatch } from '#interfaces/explorer/search/search.ts'
import { hasMarkets } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Badge } from '#ui/figures/Badge.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
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
import { LookAlikes } from '#ui/trust/LookAlikes.tsx'
import { TokenTrust } from '#ui/trust/TokenTrust.tsx'

type MatchTableProps = {
  rows: readonly SearchMatch[]
  /** The text that was searched for. */
  text: string
  /** Whether a label, a market or their failure stands above, so that this list speaks only for the explorer. */
  hasOthers: boolean
  /** The markets above, whose tokens are not listed again, unless the explorer warns of them. */
  markets: readonly { tokenAddress: Address }[]
}

/** A table of the explorer's matches. */
export function MatchTable({ rows, text, hasOthers, markets }: MatchTableProps) {
  const above = new Set(markets.map(({ tokenAddress }) => tokenAddress))
  const others = rows.filter((match) => match.kind !== 'token' || match.isScam || !above.has(match.address))
  const tokens = others.filter((match) => match.kind === 'token')
  return (
    <LookAlikes tokens={tokens}>
      <Table
        caption="Matches"
        columns={columns}
        rows={others}
        rowKey={keyOf}
        empty={
          <>
            {rows.length > 0 ? (
              'Only the tokens of the markets above.'
            ) : hasOthers ? (
              'No matches in the explorer.'
            ) : (
              <>
                Nothing matches “<bdi>{text}</bdi>”.
              </>
            )}{' '}
            Hashes and addresses must be complete.
            <span className="flex gap-4 pt-2">
              {hasMarkets() && (
                <Link to="/markets" className="link underline">
                  All markets
                </Link>
              )}
              <Link to="/tokens" className="link underline">
                All tokens
              </Link>
            </span>
          </>
        }
      />
    </LookAlikes>
  )
}

function keyOf(match: SearchMatch) {
  if (match.kind === 'block') return `block ${match.hash ?? match.number}`
  if (match.kind === 'transaction' || match.kind === 'other') return match.hash
  return `${match.kind} ${match.kind === 'domain' ? match.name : match.address} ${match.name}`
}

const kinds = { token: 'Token', block: 'Block', transaction: 'Transaction', domain: 'Domain' }

function kindOf(match: SearchMatch) {
  if (match.kind === 'address') return match.isContract ? 'Contract' : 'Address'
  if (match.kind === 'other') return match.what
  if (isOffChain(match)) return match.blockType === 'uncle' ? 'Uncle' : 'Reorganised block'
  return kinds[match.kind]
}

/** Whether a block was replaced by another one of the same number, so that only its hash leads to it. */
function isOffChain(match: SearchMatch) {
  return match.kind === 'block' && (match.blockType === 'uncle' || match.blockType === 'reorg')
}

const columns: readonly Column<SearchMatch>[] = [
  { id: 'match', header: 'Match', width: 18, card: 'top', cell: (match) => <Match match={match} /> },
  {
    id: 'kind',
    header: 'Kind',
    width: 6,
    card: 'top end',
    cell: (match) => <Badge tone={isOffChain(match) ? 'warn' : 'neutral'}>{kindOf(match)}</Badge>,
  },
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
    cell: ({ kind, exchangeRate }) => kind === 'token' && <Price value={exchangeRate} />,
  },
]

function Match({ match }: { match: SearchMatch }) {
  switch (match.kind) {
    case 'token':
      return (
        <span className="flex items-baseline gap-2">
          <RemotePicture src={match.iconUrl} name={match.symbol ?? ''}>
            <Letter name={match.symbol ?? match.name ?? ''} size={16} />
          </RemotePicture>
          <span className="flex max-w-3/5 shrink-0">
            <TokenLink address={match.address} symbol={match.symbol ?? match.name} />
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
  if (match.kind === 'token' || match.kind === 'address')
    return <AddressLink address={match.address} contract={match.kind === 'token'} />
  if (match.kind === 'domain') return <Unknown title="This name points to no address" />
  return match.hash ? <Hash value={match.hash} /> : null
}
