import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { gasPriceInGwei, isGasPriceOpen } from '#domain/blocks/gasPriceUnit.ts'
import { statsQuery } from '#interfaces/explorer/chain/stats.ts'
import { gasPriceQuery } from '#interfaces/node/fees/gasPrice.ts'
import { significantPlaces } from '#lib/format/significantPlaces.ts'
import { formatPace } from '#lib/format/time.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { Figure } from '#ui/figures/Figure.tsx'
import { Count } from '#ui/figures/numbers/Count.tsx'
import { Significant } from '#ui/figures/numbers/Significant.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'

const speeds = ['slow', 'average', 'fast'] as const

type GasPrices = Record<(typeof speeds)[number], Decimal | null>

/** The explorer's counts of the chain, its block time and its gas prices. */
export function ChainFigures() {
  const { data } = useSuspenseQuery(statsQuery())
  const { totalBlocks, totalTransactions, totalAddresses, averageBlockTime, gasPrices } = data
  const prices = useGasPrices(gasPrices)
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-3 p-4 sm:grid-cols-4">
      <Figure label="Blocks">
        <Count value={totalBlocks} />
      </Figure>
      <Figure label="Transactions">
        <Count value={totalTransactions} />
      </Figure>
      <Figure label="Addresses">
        <Count value={totalAddresses} />
      </Figure>
      <Figure label="Time between blocks">
        {averageBlockTime ? formatPace(averageBlockTime) : <Unknown />}
      </Figure>
      {speeds.map((speed) => (
        <Figure key={speed} label={`Base fee + tip, ${speed}`}>
          {prices ? (
            <Significant
              value={prices[speed]}
              unit="Gwei"
              places={significantPlaces(Object.values(prices))}
            />
          ) : (
            <span aria-hidden="true">…</span>
          )}
        </Figure>
      ))}
    </div>
  )
}

/** The explorer's gas prices in Gwei. The node's own tells Gwei from wei: null while it is asked, where both are possible. */
function useGasPrices(stated: GasPrices | null): GasPrices | null {
  const isOpen = speeds.some((speed) => {
    const price = stated?.[speed] ?? null
    return price !== null && isGasPriceOpen(price)
  })
  const { data: nodePrice = null, isPending } = useQuery({ ...gasPriceQuery(), enabled: isOpen })
  if (isOpen && isPending) return null
  const inGwei = (price: Decimal | null) => price && gasPriceInGwei(price, nodePrice)
  return {
    slow: inGwei(stated?.slow ?? null),
    average: inGwei(stated?.average ?? null),
    fast: inGwei(stated?.fast ?? null),
  }
}
