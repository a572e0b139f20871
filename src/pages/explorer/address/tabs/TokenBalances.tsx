import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { worthOf } from '#domain/tokens/tokensWorth.ts'
import { type TokenBalance, tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { tokenDecimals } from '#interfaces/explorer/token/tokenDecimals.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { TokenUnits } from '#pages/explorer/parts/cells/TokenUnits.tsx'
import { CollapsedRows } from '#pages/explorer/parts/lists/CollapsedRows.tsx'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { StandardFilter } from '#pages/explorer/parts/transfers/StandardFilter.tsx'
import { TokenId } from '#pages/explorer/parts/transfers/TokenId.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Letter } from '#ui/figures/pictures/Letter.tsx'
import { RemotePicture } from '#ui/figures/pictures/RemotePicture.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'
import { LookAlikes } from '#ui/trust/LookAlikes.tsx'
import { TokenTrust } from '#ui/trust/TokenTrust.tsx'

const route = getRouteApi('/address/$address')

/** The tokens an address holds. */
export function TokenBalances({ address }: { address: Address }) {
  const { type, page } = route.useSearch()
  const query = tokenBalancesQuery(address, type, page)
  return (
    <Panel
      title="Tokens"
      control={<StandardFilter />}
      asOf={<QueryAsOf queryKey={query.queryKey} />}
      source="explorer"
      rows={8}
      lines={2}
    >
      <PagedList
        query={query}
        page={page}
        label="Tokens"
        csv={{ name: 'token-balances', pageQuery: (at) => tokenBalancesQuery(address, type, at) }}
      >
        {(rows) => <BalanceTable rows={rows} empty={type ? `No ${type} tokens.` : 'No tokens.'} />}
      </PagedList>
    </Panel>
  )
}

type BalanceTableProps = { rows: readonly TokenBalance[]; empty: string }

/** The balances. Tokens reported as scams are collapsed into one row that counts them. */
function BalanceTable({ rows, empty }: BalanceTableProps) {
  const [isShown, setIsShown] = useState(false)
  const count = rows.filter(({ token }) => token.isScam).length
  const shown = isShown ? rows : rows.filter(({ token }) => !token.isScam)
  return (
    <LookAlikes tokens={rows.map(({ token }) => token)}>
      <CollapsedRows
        count={count}
        what={['token reported as a scam', 'tokens reported as scams']}
        why="scammers send such tokens to lure people to a website."
        isShown={isShown}
        onToggle={() => setIsShown(!isShown)}
      />
      {(shown.length > 0 || count === 0) && (
        <Table
          caption="Tokens of the address"
          columns={columns}
          rows={shown}
          rowKey={({ token, tokenId }) => `${token.address} ${tokenId}`}
          empty={empty}
        />
      )}
    </LookAlikes>
  )
}

const columns: readonly Column<TokenBalance>[] = [
  {
    id: 'token',
    header: 'Token',
    width: 20,
    card: 'top',
    cell: ({ token, token: { address, symbol, name, iconUrl }, tokenId }) => (
      <span className="flex items-baseline gap-2">
        <RemotePicture src={iconUrl} name={symbol ?? ''}>
          <Letter name={symbol ?? ''} address={address} size={16} />
        </RemotePicture>
        <TokenLink address={address} symbol={symbol} />
        <TokenTrust token={token} />
        {tokenId !== null && <TokenId collection={address} id={tokenId} />}
        {name && <bdi className="cut text-faint">{name}</bdi>}
      </span>
    ),
  },
  {
    id: 'type',
    header: 'Type',
    width: 6,
    importance: 3,
    cell: ({ token: { type } }) => type && <Badge>{type}</Badge>,
  },
  {
    id: 'amount',
    header: 'Balance',
    width: 10,
    align: 'end',
    card: 'top end',
    cell: ({ token, value }) => <TokenUnits units={value} of={token} />,
  },
  {
    id: 'price',
    header: 'Price',
    width: 8,
    align: 'end',
    card: 'bottom',
    cardLabel: 'at',
    importance: 2,
    cell: ({ token }) => <Price value={token.exchangeRate} />,
  },
  {
    id: 'value',
    header: 'Value',
    width: 10,
    align: 'end',
    importance: 2,
    dollars: worthOfBalance,
    cell: (balance) => <Money value={worthOfBalance(balance)} />,
  },
]

/** What a balance is worth in dollars. */
function worthOfBalance({ token, value }: TokenBalance): Decimal | null {
  const { exchangeRate: price, isScam } = token
  return worthOf({ value, decimals: tokenDecimals(token), price, isScam })
}
