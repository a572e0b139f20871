import { getRouteApi } from '@tanstack/react-router'
import { type Token, tokensQuery } from '#interfaces/explorer/token.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { ExplorerNavigation } from '#pages/explorer/parts/page/ExplorerNavigation.tsx'
import { marketCapOf } from '#pages/explorer/parts/transfers/marketCapOf.ts'
import { Amount } from '#ui/figures/Amount.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { Count } from '#ui/figures/Count.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Money } from '#ui/figures/Money.tsx'
import { Price } from '#ui/figures/Price.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import { type Column, Table } from '#ui/table/Table.tsx'

const route = getRouteApi('/tokens')

const tabs = [
  { id: 'all', label: 'All' },
  { id: 'ERC-20', label: 'ERC-20' },
  { id: 'ERC-721', label: 'ERC-721' },
  { id: 'ERC-1155', label: 'ERC-1155' },
] as const

/** The tokens of the network. */
export function TokensPage() {
  const { tab, page } = route.useSearch()
  return (
    <>
      <ExplorerNavigation />
      <PageHead title="Tokens" documentTitle="Tokens" />
      <Tabs label="Kinds of tokens" tabs={tabs} current={tab ?? 'all'}>
        <Panel title="Tokens" bare source="explorer" rows={20}>
          <PagedList query={tokensQuery(tab, page)} page={page} label="Tokens">
            {(rows) => (
              <Table
                caption="Tokens"
                columns={columns}
                rows={rows}
                rowKey={({ address }) => address}
                empty={`The explorer knows no ${tab ?? ''} tokens.`}
              />
            )}
          </PagedList>
        </Panel>
      </Tabs>
    </>
  )
}

const columns: readonly Column<Token>[] = [
  {
    id: 'token',
    header: 'Token',
    cell: ({ address, symbol, name }) => (
      <span className="inline-flex max-w-44 items-baseline @lg:max-w-72 gap-2">
        <span className="font-medium">
          <TokenLink address={address} symbol={symbol} />
        </span>
        {name && (
          <span className="truncate text-faint">
            <ExternalText>{name}</ExternalText>
          </span>
        )}
      </span>
    ),
  },
  { id: 'type', header: 'Type', importance: 3, cell: ({ type }) => type && <Badge>{type}</Badge> },
  {
    id: 'address',
    header: 'Contract',
    importance: 3,
    cell: ({ address }) => <AddressLink address={address} contract />,
  },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    importance: 2,
    cell: ({ exchangeRate }) => <Price value={exchangeRate} />,
  },
  {
    id: 'supply',
    header: 'Total supply',
    align: 'end',
    importance: 2,
    cell: ({ totalSupply, decimals, symbol }) => (
      <Amount
        value={totalSupply === null ? null : fromUnits(totalSupply, decimals ?? 0)}
        unit={symbol}
        style="short"
      />
    ),
  },
  {
    id: 'value',
    header: 'Market cap',
    align: 'end',
    importance: 3,
    cell: (token) => <Money value={marketCapOf(token)} style="short" />,
  },
  {
    id: 'holders',
    header: 'Holders',
    align: 'end',
    cell: ({ holders }) => <Count value={holders} />,
  },
]
