import { useSuspenseQuery } from '@tanstack/react-query'
import { type TokenBalance, tokenBalancesQuery } from '#interfaces/explorer/tokenBalance.ts'
import { fromUnits, multiply } from '#lib/decimal.ts'
import type { Address } from '#lib/wire.ts'
import { Amount } from '#ui/Amount.tsx'
import { Price } from '#ui/Price.tsx'
import { type Column, Table } from '#ui/Table.tsx'
import { TokenLink } from '#ui/TokenLink.tsx'

type TokensPanelProps = { address: Address }

const amountOf = ({ token, value }: TokenBalance) =>
  value === null ? null : fromUnits(value, token.decimals ?? 0)

const columns: Column<TokenBalance>[] = [
  {
    id: 'token',
    header: 'Token',
    cell: ({ token }) => <TokenLink address={token.address} symbol={token.symbol} />,
  },
  { id: 'balance', header: 'Balance', align: 'end', cell: (row) => <Amount value={amountOf(row)} /> },
  {
    id: 'worth',
    header: 'Worth',
    align: 'end',
    cell: (row) => {
      const amount = amountOf(row)
      const { exchangeRate } = row.token
      return (
        <Price value={amount === null || exchangeRate === null ? null : multiply(amount, exchangeRate)} />
      )
    },
  },
]

/** The ERC-20 tokens an address holds, as the explorer knows them. */
export function TokensPanel({ address }: TokensPanelProps) {
  const { data } = useSuspenseQuery(tokenBalancesQuery(address, 'ERC-20'))
  return (
    <Table
      caption="Tokens"
      columns={columns}
      rows={data.items}
      rowKey={(row) => row.token.address}
      empty="No tokens."
    />
  )
}
