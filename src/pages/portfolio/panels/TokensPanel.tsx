import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { poolsQuery } from '#interfaces/lending/pool.ts'
import { hasLending } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { userStateQuery } from '#pages/lending/data/poolQueries.ts'
import { type Holding, holdingOf, withoutDeposits, worthiestFirst } from '#pages/portfolio/holdings.ts'
import { useIsListBehind } from '#pages/portfolio/useIsListBehind.ts'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Letter } from '#ui/figures/pictures/Letter.tsx'
import { Button } from '#ui/form/Button.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'
import { listRows } from './ListSpace.tsx'

type TokensPanelProps = { address: Address }

const columns: Column<Holding>[] = [
  {
    id: 'token',
    header: 'Token',
    width: 9,
    card: 'top',
    cell: ({ token }) => (
      <span className="flex items-center gap-2">
        <Letter name={token.symbol ?? ''} size={20} />
        <TokenLink address={token.address} symbol={token.symbol} />
      </span>
    ),
  },
  {
    id: 'balance',
    header: 'Balance',
    width: 12,
    align: 'end',
    card: 'top end',
    // The amount has no unit: the row begins with the token, and a unit would misalign the decimals.
    cell: ({ amount }) => <Amount value={amount} />,
  },
  {
    id: 'worth',
    header: 'Value',
    help: 'At the price the explorer has of the token; the market positions are at the price of their pools',
    width: 9,
    align: 'end',
    dollars: ({ worth }) => worth,
    cell: ({ worth }) => <Money value={worth} />,
  },
]

/**
 * The ERC-20 tokens an address holds, as the explorer knows them: the most valuable first. pTokens are left out where the
 * lending panel shows them as deposits.
 */
export function TokensPanel({ address }: TokensPanelProps) {
  const { data } = useSuspenseQuery(tokenBalancesQuery(address, 'ERC-20'))
  const isBehind = useIsListBehind(address)
  const [whole, setWhole] = useState(false)
  const all = data.items.map(holdingOf)
  const holdings = worthiestFirst(withoutDeposits(all, useCountedDeposits(address)))
  const deposits = all.length - holdings.length
  return (
    <>
      <Table
        caption="Tokens"
        columns={columns}
        rows={whole ? holdings : holdings.slice(0, listRows)}
        rowKey={(row) => row.token.address}
        empty={isBehind ? 'The explorer does not list the tokens of this address yet.' : 'No tokens.'}
      />
      {deposits > 0 && (
        <p className="border-t px-4 py-2 text-xs text-faint">
          {deposits === 1 ? '1 deposit token is' : `${deposits} deposit tokens are`} counted under Lending.
        </p>
      )}
      {holdings.length > listRows && !whole && (
        <div className="border-t px-4 py-1.5">
          <Button size="small" tone="quiet" onClick={() => setWhole(true)}>
            {`Show all ${holdings.length}${data.next ? ' of the first page' : ''}`}
          </Button>
        </div>
      )}
    </>
  )
}

const none: readonly Address[] = []

/** The tokens that stand for deposits, where the pool tells how large these are: else the tokens say it here. */
function useCountedDeposits(address: Address): readonly Address[] {
  const isOn = hasLending()
  const pools = useQuery({ ...poolsQuery(), enabled: isOn })
  const state = useQuery({ ...userStateQuery(address), enabled: isOn })
  const isUnknown = !isOn || state.data === null || (state.data === undefined && state.isError)
  return isUnknown ? none : (pools.data?.pools.map(({ pTokenAddress }) => pTokenAddress) ?? none)
}
