import { useSuspenseQuery } from '@tanstack/react-query'
import { statsQuery } from '#interfaces/explorer/chain/stats.ts'
import { formatPace } from '#lib/format/time.ts'
import { GasPrice } from '#pages/explorer/parts/cells/GasPrice.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { Count } from '#ui/figures/numbers/Count.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'

/** The explorer's counts of the chain, its block time and its gas prices. */
export function ChainFigures() {
  const { data } = useSuspenseQuery(statsQuery())
  const { totalBlocks, totalTransactions, totalAddresses, averageBlockTime, gasPrices } = data
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
      <Figure label="Base fee + tip, slow">
        <GasPrice value={gasPrices?.slow ?? null} />
      </Figure>
      <Figure label="Base fee + tip, average">
        <GasPrice value={gasPrices?.average ?? null} />
      </Figure>
      <Figure label="Base fee + tip, fast">
        <GasPrice value={gasPrices?.fast ?? null} />
      </Figure>
    </div>
  )
}
