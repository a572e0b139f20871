import { lazy, Suspense } from 'react'
import type { Address } from '#lib/wire/shapes.ts'
import type { LendingRow } from '#pages/lending/parts/data/lendingRow.ts'
import { Unknown } from '#ui/figures/Unknown.tsx'
import type { Column } from '#ui/table/Column.ts'
import type { HeldAmountProps } from './HeldAmount.tsx'
import { inRow } from './poolColumns.tsx'

const HeldAmount = lazy(async () => ({ default: (await import('./HeldAmount.tsx')).HeldAmount }))

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
      help: 'The tokens of a deposit. Only the pool knows what one of them is worth.',
      cell: (row) => <Held row={row} user={user} of="pTokens" />,
    },
  ]
}

/** Few pools are silent: what reads the tokens comes with the first of them. */
function Held(props: HeldAmountProps) {
  return (
    <Suspense fallback={<Unknown />}>
      <HeldAmount {...props} />
    </Suspense>
  )
}
