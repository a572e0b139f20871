import { marketName } from '#domain/markets/marketName.ts'
import { add, isZero } from '#lib/numbers/decimal.ts'
import type { Position } from '#pages/positions/marketPosition.ts'
import { Result } from '#pages/positions/Result.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { resultSum, summedMarkets } from './resultSum.ts'

type ResultsProps = {
  positions: readonly Position[]
  /** How many markets the address traded on: more than the positions where not all were read. */
  ofMarkets: number
}

/** The results of an address's trades on the markets of the positions table: together, and of what is held and sold. */
export function Results({ positions, ofMarkets }: ResultsProps) {
  const unrealised = resultSum(positions, 'unrealised', ofMarkets)
  const realised = resultSum(positions, 'realised', ofMarkets)
  const total = unrealised.sum && realised.sum && add(unrealised.sum, realised.sum)
  const incomplete = positions.filter((each) => !each.unrealised || !each.realised)
  const missing = ofMarkets - positions.length + incomplete.length
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-2 border-b px-4 py-3 max-sm:*:nth-last-3:col-span-full sm:flex sm:gap-x-12">
      {/* Where nothing was sold it would repeat the unrealised one. */}
      {(realised.sum === null || !isZero(realised.sum)) && (
        <Figure
          label="Total result"
          size="large"
          note={
            total &&
            (missing === 0 ? (
              'Unrealised and realised'
            ) : (
              <>
                {`Incomplete for ${missing} of ${ofMarkets} markets`}
                <ExternalText>{namesOf(incomplete, missing)}</ExternalText>
              </>
            ))
          }
        >
          <Result value={total} />
        </Figure>
      )}
      <Figure label="Unrealised result" size="large" note={summedMarkets(unrealised)}>
        <Result value={unrealised.sum} />
      </Figure>
      <Figure label="Realised result" size="large" note={summedMarkets(realised)}>
        <Result value={realised.sum} />
      </Figure>
    </div>
  )
}

/** The most markets that are named. */
const mostNamed = 3

/** Which markets so many are, as far as a few names say it: ": TIDE, REEF and 2 more"; empty without a name. */
function namesOf(positions: readonly Position[], count: number): string {
  const names = positions.flatMap(({ market }) => (market ? marketName(market) : [])).slice(0, mostNamed)
  const others = count - names.length
  const list = new Intl.ListFormat('en-GB').format([...names, ...(others > 0 ? [`${others} more`] : [])])
  return names.length > 0 ? `: ${list}` : ''
}
