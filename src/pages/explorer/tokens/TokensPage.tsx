import { getRouteApi } from '@tanstack/react-router'
import type { Token } from '#interfaces/explorer/token/token.ts'
import { hasWords, tokensQuery } from '#interfaces/explorer/token/tokens.ts'
import type { TokenType } from '#interfaces/explorer/token/tokenType.ts'
import { type Cursor, isFirstPage } from '#interfaces/explorer/wire/cursor.ts'
import { formatCount } from '#lib/format/count.ts'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { rankColumn } from '#pages/explorer/parts/lists/rankColumn.tsx'
import { ExplorerNavigation } from '#pages/explorer/parts/page/ExplorerNavigation.tsx'
import { AwaitLookAlikes } from '#pages/explorer/parts/transfers/AwaitLookAlikes.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { Table } from '#ui/table/Table.tsx'
import { LookAlikes } from '#ui/trust/LookAlikes.tsx'
import { OrderLine } from './OrderLine.tsx'
import { TokenSearch } from './TokenSearch.tsx'
import { columnsOf, withCapName, withoutOneType } from './tokenColumns.tsx'
import {
  firstOrder,
  isOrder,
  opposite,
  orderOf,
  ordersOf,
  sortTokens,
  type TokenOrder,
} from './tokenOrder.ts'
import { useTokenOrder } from './useTokenOrder.ts'

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
        keep={['q', 'sort']}
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
  const [chosen, setChosen] = useTokenOrder()
  const order = chosen ?? orderOf(rows)
  const columns = withCapName(withoutOneType(columnsOf[tab ?? 'all'], rows), rows).map((column) =>
    isOrder(column.id) ? { ...column, sort: sortBy(column.id, order, setChosen) } : column,
  )
  const shown = chosen ? sortTokens(rows, chosen) : rows
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
        columns={[...rankColumn(shown, page), ...columns]}
        rows={shown}
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
