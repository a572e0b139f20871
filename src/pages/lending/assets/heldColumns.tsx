import { useQuery } from '@tanstack/react-query'
import type { AssetHolding } from '#domain/lending/account/assetHolding.ts'
import { assetHoldingQuery } from '#interfaces/node/contract/token/assetHoldingQuery.ts'
import { knowsPool, lendingPool } from '#lib/browser/config/lendingPool.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { LendingRow } from '#pages/lending/data/lendingRow.ts'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import type { Column } from '#ui/table/Column.ts'
import { inRow } from './poolColumns.tsx'

/** The columns of token balances, for a pool that reports no positions. */
export function heldColumns(user: Address): Column<LendingRow>[] {
  return [
    {
      id: 'wallet',
      header: 'Wallet',
      unit: inRow,
      align: 'end',
      card: 'foot',
      cardLabel: 'wallet',
      cell: (row) => <HeldAmount row={row} user={user} of="wallet" />,
    },
    {
      id: 'pTokens',
      header: 'pTokens',
      align: 'end',
      card: 'foot end',
      cardLabel: 'pTokens',
      help: 'The tokens of a deposit. Only the pool knows what one of them is worth.',
      cell: (row) => <HeldAmount row={row} user={user} of="pTokens" />,
    },
  ]
}

type HeldAmountProps = {
  row: LendingRow
  user: Address
  of: keyof Pick<AssetHolding, 'wallet' | 'pTokens'>
}

/** A person's balance from the token contract; unknown until it answers. */
function HeldAmount({ row: { asset, pToken, symbol }, user, of }: HeldAmountProps) {
  const { data } = useQuery(
    assetHoldingQuery({ asset, pToken, pool: knowsPool() ? lendingPool() : pToken, user }),
  )
  return <Amount value={data ? fromUnits(data[of], data.decimals) : null} unit={symbol} />
}
