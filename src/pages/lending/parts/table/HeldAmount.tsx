import { useQuery } from '@tanstack/react-query'
import type { AssetHolding } from '#domain/lending/account/assetHolding.ts'
import { assetHoldingQuery } from '#interfaces/node/contract/token/assetHolding.ts'
import { lendingPool } from '#lib/browser/config/lendingPool.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { LendingRow } from '#pages/lending/parts/data/lendingRow.ts'
import { Amount } from '#ui/figures/numbers/Amount.tsx'

export type HeldAmountProps = {
  row: LendingRow
  user: Address
  of: keyof Pick<AssetHolding, 'wallet' | 'pTokens'>
}

/** What the token itself tells of a person's balance; unknown until it does. */
export function HeldAmount({ row: { asset, pToken, symbol }, user, of }: HeldAmountProps) {
  const { data } = useQuery(assetHoldingQuery({ asset, pToken, pool: lendingPool(), user }))
  return <Amount value={data ? fromUnits(data[of], data.decimals) : null} unit={symbol} />
}
