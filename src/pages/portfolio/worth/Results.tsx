import { useQuery } from '@tanstack/react-query'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import { add, type Decimal, zero } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { Position } from '#pages/portfolio/positions/marketPosition.ts'
import { firstPositions } from '#pages/portfolio/positions/PositionsPanel.tsx'
import { Result } from '#pages/portfolio/positions/Result.tsx'
import { usePositions } from '#pages/portfolio/positions/usePositions.ts'
import { Figure } from '#ui/figures/Figure.tsx'

type ResultsProps = { address: Address }

/** The results of an address's trades, on the markets that the positions table shows first. */
export function Results({ address }: ResultsProps) {
  const { data } = useQuery(allSwapsByUserQuery(address))
  const positions = usePositions(address, data ?? { rows: [], isWhole: false }, firstPositions)
  const count = new Set(data?.rows.map(({ poolAddress }) => poolAddress)).size
  const note = count > firstPositions ? `Of the ${firstPositions} markets traded last` : undefined
  const known = data && positions ? positions : []
  return (
    <div className="grid grid-cols-2 content-center gap-4 px-4 py-3 max-lg:border-t lg:grid-cols-1 lg:border-l">
      <Figure label="Unrealised result" size="large" note={note}>
        <Result value={sumOf(known, 'unrealised')} />
      </Figure>
      <Figure label="Realised result" size="large" note={note}>
        <Result value={sumOf(known, 'realised')} />
      </Figure>
    </div>
  )
}

/** The sum over the positions; null where no position has the figure. */
function sumOf(positions: readonly Position[], of: 'unrealised' | 'realised'): Decimal | null {
  const known = positions.flatMap((position) => position[of] ?? [])
  return known.length === 0 ? null : known.reduce((sum, value) => add(sum, value), zero)
}
