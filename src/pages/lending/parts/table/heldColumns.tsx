import { useQuery } from '@tanstack/react-query'
import type { AssetHolding } from '#domain/lending/assetHolding.ts'
import { assetHoldingQuery } from '#interfaces/node/contract/assetHolding.ts'
import { lendingPool } from '#lib/browser/lendingPool.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { LendingRow } from '#pages/lending/parts/data/lendingRow.ts'
import { Amount } from '#ui/figures/Amount.tsx'
import type { Column } from '#ui/table/Column.ts'
import { inRow } from './poolColumns.tsx'

/** What the tokens themselves tell of a person, where the pool reports no positions. */
export function heldColumns(user: Address): Column<LendingRow>[] {
  return [
    {
      id: 'wallet',
      header: 'Wallet',
      unit: inRow,
      align: 'end',
      fraction: 5,
      card: 'foot',
      cardLabel: 'wallet',
      cell: (row) => <Held row={row} user={user} of="wallet" />,
    },
    {
      id: 'pTokens',
      header: 'pTokens',
      align: 'end',
      fraction: 5,
      card: 'foot end',
      cardLabel: 'pTokens',
      help: 'The tokens of a deposit. What one of them is worth is known to the pool only.',
      cell: (row) => <Held row={row} user={user} of="pTokens" />,
    },
  ]
}

type HeldProps = { row: LendingRow; user: Address; of: keyof Pick<AssetHolding, 'wallet' | 'pTokens'> }

function Held({ row: { asset, pToken, symbol }, user, of }: HeldProps) {
  const { data } = useQuery(assetHoldingQuery({ asset, pToken, pool: lendingPool(), user }))
  return <Amount value={data ? fromUnits(data[of], data.decimals) : null} unit={symbol} />
}
