import { useQuery } from '@tanstack/react-query'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { readPositions } from '#pages/portfolio/positions/PositionsPanel.tsx'
import { type ResultSum, resultSum, summedMarkets } from '#pages/portfolio/positions/resultSum.ts'
import { useNeverTraded } from '#pages/portfolio/useNeverTraded.ts'
import { Result } from '#pages/positions/Result.tsx'
import { usePositions } from '#pages/positions/usePositions.ts'
import { Figure } from '#ui/figures/Figure.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'

type ResultsProps = { address: Address }

/** The results of an address's trades, on the markets that the positions table reads. */
export function Results({ address }: ResultsProps) {
  const { data } = useQuery(allSwapsByUserQuery(address))
  const neverTraded = useNeverTraded(address)
  const positions = usePositions(address, data ?? { rows: [], isWhole: false }, readPositions)
  const count = new Set(data?.rows.map(({ poolAddress }) => poolAddress)).size
  const most = count > readPositions ? readPositions : null
  const shown = data && positions ? positions : []
  return (
    <div className="grid grid-cols-2 content-center gap-4 px-4 py-3 max-lg:border-t lg:grid-cols-1 lg:border-l">
      {data?.isWhole === false ? (
        <div className="col-span-full">
          <Figure label="Results" size="large" note="Not all trades could be read">
            <Unknown />
          </Figure>
        </div>
      ) : neverTraded ? (
        <p className="col-span-full text-sm text-muted">No trades, so no results.</p>
      ) : (
        (['unrealised', 'realised'] as const).map((kind) => (
          <ResultFigure
            key={kind}
            label={kind === 'realised' ? 'Realised result' : 'Unrealised result'}
            result={resultSum(shown, kind)}
            most={most}
          />
        ))
      )}
    </div>
  )
}

type ResultFigureProps = { label: string; result: ResultSum; most: number | null }

/** A sum with the part of the markets that it is of. */
function ResultFigure({ label, result, most }: ResultFigureProps) {
  return (
    <Figure label={label} size="large" note={summedMarkets(result, most)}>
      <Result value={result.sum} />
    </Figure>
  )
}
