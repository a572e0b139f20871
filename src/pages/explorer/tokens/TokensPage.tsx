import { getRouteApi } from '@tanstack/react-router'
import { type Token, tokensQuery } from '#interfaces/explorer/token.ts'
import { fromUnits, multiply } from '#lib/decimal.ts'
import { formatCount } from '#lib/format.ts'
import { AddressLink } from '#ui/AddressLink.tsx'
import { Amount } from '#ui/Amount.tsx'
import { Badge } from '#ui/Badge.tsx'
import { ExternalText } from '#ui/ExternalText.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Price } from '#ui/Price.tsx'
import { type Column, Table } from '#ui/Table.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { TokenLink } from '#ui/TokenLink.tsx'
import { Unknown } from '#ui/Unknown.tsx'
import { PagedList } from '../parts/PagedList.tsx'
import { Sections } from '../parts/Sections.tsx'

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
      <Sections />
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
    cell: ({ totalSupply, decimals }) => (
      <Amount value={totalSupply === null ? null : fromUnits(totalSupply, decimals ?? 0)} style="short" />
    ),
  },
  {
    id: 'value',
    header: 'Market cap',
    align: 'end',
    importance: 3,
    cell: ({ totalSupply, decimals, exchangeRate }) => (
      <Amount
        value={
          totalSupply === null || exchangeRate === null
            ? null
            : multiply(fromUnits(totalSupply, decimals ?? 0), exchangeRate)
        }
        unit="USD"
        style="short"
      />
    ),
  },
  {
    id: 'holders',
    header: 'Holders',
    align: 'end',
    cell: ({ holders }) => (holders === null ? <Unknown /> : formatCount(holders)),
  },
]
