import { useQuery } from '@tanstack/react-query'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { firstPositions } from '#pages/portfolio/positions/PositionsPanel.tsx'
import { Result } from '#pages/portfolio/positions/Result.tsx'
import { type ResultSum, resultSum, summedMarkets } from '#pages/portfolio/positions/resultSum.ts'
import { usePositions } from '#pages/portfolio/positions/usePositions.ts'
import { useNeverTraded } from '#pages/portfolio/useNeverTraded.ts'
import { Figure } from '#ui/figures/Figure.tsx'

type ResultsProps = { address: Address }

/** The results of an address's trades, on the markets that the positions table shows first. */
export function Results({ address }: ResultsProps) {
  const { data } = useQuery(allSwapsByUserQuery(address))
  const neverTraded = useNeverTraded(address)
  const positions = usePositions(address, data ?? { rows: [], isWhole: false }, firstPositions)
  const count = new Set(data?.rows.map(({ poolAddress }) => poolAddress)).size
  const most = count > firstPositions ? firstPositions : null
  const shown = data && positions ? positions : []
  return (
    <div className="grid grid-cols-2 content-center gap-4 px-4 py-3 max-lg:border-t lg:grid-cols-1 lg:border-l">
      {(['unrealised', 'realised'] as const).map((kind) => (
        <ResultFigure
          key={kind}
          label={kind === 'realised' ? 'Realised result' : 'Unrealised result'}
          result={neverTraded ? null : resultSum(shown, kind)}
          isWhole={data?.isWhole ?? true}
          most={most}
        />
      ))}
    </div>
  )
}

/** `result` is null for an address without trades, which has none. */
type ResultFigureProps = { label: string; result: ResultSum | null; isWhole: boolean; most: number | null }

/** A sum with the part of the markets that it is of. */
function ResultFigure({ label, result, isWhole, most }: ResultFigureProps) {
  const note = isWhole ? result && summedMarkets(result, most) : 'Not all trades could be read'
  return (
    <Figure label={label} size="large" note={note}>
      {result ? <Result value={result.sum} /> : 'None'}
    </Figure>
  )
}
