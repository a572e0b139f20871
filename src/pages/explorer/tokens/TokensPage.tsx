import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { Token } from '#interfaces/explorer/token/token.ts'
import { hasWords, tokensQuery } from '#interfaces/explorer/token/tokens.ts'
import type { TokenType } from '#interfaces/explorer/token/tokenType.ts'
import { type Cursor, isFirstPage } from '#interfaces/explorer/wire/cursor.ts'
import { formatCount } from '#lib/format/count.ts'
import { TokenUnits } from '#pages/explorer/parts/cells/TokenUnits.tsx'
import { isDilutedCap, marketCapOf } from '#pages/explorer/parts/figures/marketCapOf.ts'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { rankColumn } from '#pages/explorer/parts/lists/rankColumn.tsx'
import { ExplorerNavigation } from '#pages/explorer/parts/page/ExplorerNavigation.tsx'
import { AwaitLookAlikes } from '#pages/explorer/parts/transfers/AwaitLookAlikes.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { Count } from '#ui/figures/numbers/Count.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Letter } from '#ui/figures/pictures/Letter.tsx'
import { RemotePicture } from '#ui/figures/pictures/RemotePicture.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'
import { LookAlikes } from '#ui/trust/LookAlikes.tsx'
import { TokenTrust } from '#ui/trust/TokenTrust.tsx'
import { OrderLine } from './OrderLine.tsx'
import { TokenSearch } from './TokenSearch.tsx'
import {
  firstOrder,
  isOrder,
  opposite,
  orderOf,
  ordersOf,
  sortTokens,
  type TokenOrder,
} from './tokenOrder.ts'

const route = getRouteApi('/tokens')

const tabs = [
  { id: 'all', label: 'All' },
  { id: 'ERC-20', label: 'ERC-20' },
  { id: 'ERC-721', label: 'ERC-721' },
  { id: 'ERC-1155', label: 'ERC-1155' },
] as const

/** The tokens of the network. */
export function TokensPage() {
  const { tab, page, q } = route.useSearch()
  const query = tokensQuery(tab, page, q)
  return (
    <>
      <ExplorerNavigation />
      <PageHead title="Tokens" documentTitle="Tokens" actions={<TokenSearch key={q} />} />
      <Tabs
        label="Kinds of tokens"
        tabs={tabs}
        current={tab ?? 'all'}
        keep={['q']}
        asOf={<QueryAsOf queryKey={query.queryKey} />}
      >
        <Panel title="Tokens" bare source="explorer" rows={20} lines={2}>
          <AwaitLookAlikes />
          <PagedList
            query={query}
            page={page}
            label="Tokens"
            csv={{ name: 'tokens', pageQuery: (at) => tokensQuery(tab, at, q) }}
          >
            {(rows, { next }) => (
              <TokenTable
                rows={rows}
                page={page}
                tab={tab}
                words={q}
                isPart={next !== null || !isFirstPage(page)}
              />
            )}
          </PagedList>
        </Panel>
      </Tabs>
    </>
  )
}

type TokenTableProps = {
  rows: readonly Token[]
  page: Cursor | undefined
  tab: TokenType | undefined
  /** What is searched for. */
  words: string | undefined
  /** Whether the list has other pages. */
  isPart: boolean
}

/** The loaded tokens, in the explorer's order until a column's head, or on a phone a choice, sorts them. */
function TokenTable({ rows, page, tab, words, isPart }: TokenTableProps) {
  const [chosen, setChosen] = useState<TokenOrder | null>(null)
  const order = chosen ?? orderOf(rows)
  const columns = withCapName(columnsOf[tab ?? 'all'], rows).map((column) =>
    isOrder(column.id) ? { ...column, sort: sortBy(column.id, order, setChosen) } : column,
  )
  const kind = tab ? `${tab} tokens` : 'tokens'
  return (
    <LookAlikes tokens={rows}>
      {rows.length > 0 && (
        <OrderLine
          order={order}
          orders={ordersOf(columns.map(({ id }) => id))}
          onOrder={setChosen}
          note={chosen && isPart && `of the ${formatCount(rows.length)} loaded tokens`}
        />
      )}
      <SearchNote others={rows.filter((token) => !hasWords(token, words)).length} />
      <Table
        caption="Tokens"
        columns={[...(chosen || words ? [] : rankColumn(rows, page)), ...columns]}
        rows={chosen ? sortTokens(rows, chosen) : rows}
        rowKey={({ address }) => address}
        empty={words ? `No ${kind} match “${words}”.` : `No ${kind} yet.`}
      />
    </LookAlikes>
  )
}

/** Shown where an explorer sent tokens without the words that it was asked for. */
function SearchNote({ others }: { others: number }) {
  if (others === 0) return null
  return (
    <p role="status" className="border-b px-4 py-2 text-xs text-warn">
      {formatCount(others)} of these do not contain the words. This explorer may not search tokens.
    </p>
  )
}

/** Another click turns the order round. */
function sortBy(by: TokenOrder['by'], order: TokenOrder | null, onOrder: (order: TokenOrder) => void) {
  const direction = order?.by === by ? order.direction : null
  const first = firstOrder(by)
  const next = direction === first.direction ? { by, direction: opposite(direction) } : first
  return { direction, onSort: () => onOrder(next) }
}

const columns: readonly Column<Token>[] = [
  {
    id: 'token',
    header: 'Token',
    width: 18,
    card: 'top',
    cell: ({ address, symbol, name, iconUrl, isScam, isCertified }) => (
      <span className="flex items-baseline gap-2">
        <RemotePicture src={iconUrl} name={symbol ?? ''}>
          <Letter name={symbol ?? ''} size={16} />
        </RemotePicture>
        <span className="flex max-w-[min(9rem,60%)] shrink-0 font-medium">
          <TokenLink address={address} symbol={symbol} />
        </span>
        <TokenTrust token={{ address, isScam, isCertified }} />
        {name && <bdi className="cut text-faint">{name}</bdi>}
      </span>
    ),
  },
  {
    id: 'type',
    header: 'Type',
    width: 6,
    importance: 3,
    card: null,
    cell: ({ type }) => type && <Badge>{type}</Badge>,
  },
  {
    id: 'kind',
    header: 'Type',
    card: 'top',
    cardOnly: true,
    firm: true,
    // Nearly all are fungible.
    cell: ({ type }) => type && type !== 'ERC-20' && <Badge>{type}</Badge>,
  },
  {
    id: 'address',
    header: 'Contract',
    width: 10,
    importance: 3,
    card: null,
    cell: ({ address }) => <AddressLink address={address} contract />,
  },
  {
    id: 'price',
    header: 'Price',
    width: 8,
    align: 'end',
    importance: 2,
    card: 'top end',
    cell: ({ exchangeRate }) => <Price value={exchangeRate} />,
  },
  {
    id: 'supply',
    header: 'Total supply',
    width: 7,
    align: 'end',
    importance: 2,
    card: 'bottom',
    cardLabel: 'supply',
    cell: (token) => <TokenUnits units={token.totalSupply} of={token} style="short" />,
  },
  {
    id: 'value',
    header: 'Market cap',
    help: 'As the explorer says it; where it says none, fully diluted: the price times all tokens',
    width: 8,
    align: 'end',
    importance: 3,
    cardLabel: 'cap',
    cell: (token) => <Money value={marketCapOf(token)} style="short" />,
  },
  {
    id: 'holders',
    header: 'Holders',
    help: 'With pools and contracts',
    width: 6,
    align: 'end',
    card: 'bottom',
    cardLabel: 'holders',
    cell: ({ holders }) => <Count value={holders} />,
  },
]

const fungible = columns.filter(({ id }) => !/^(type|kind)$/.test(id))
const collections = fungible.filter(({ id }) => !/^(price|value)$/.test(id))

/** The columns of each tab: the tab of a standard does not repeat it, and collections have no price. */
const columnsOf = {
  all: columns,
  'ERC-20': fungible,
  'ERC-721': collections,
  'ERC-1155': collections,
}

/** Calls the cap diluted, as on the page of a token, where it is so in every row. */
function withCapName(shown: readonly Column<Token>[], rows: readonly Token[]): readonly Column<Token>[] {
  if (!rows.every((token) => marketCapOf(token) === null || isDilutedCap(token))) return shown
  return shown.map((column) =>
    column.id === 'value'
      ? { ...column, header: 'Diluted cap', help: 'Fully diluted: the price times all tokens' }
      : column,
  )
}
