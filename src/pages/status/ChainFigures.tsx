import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { gasPriceInGwei, isGasPriceOpen } from '#domain/blocks/gasPriceUnit.ts'
import { statsQuery } from '#interfaces/explorer/chain/stats.ts'
import { gasPriceQuery } from '#interfaces/node/fees/gasPrice.ts'
import { formatPace } from '#lib/format/time.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { Figure } from '#ui/figures/Figure.tsx'
import { Count } from '#ui/figures/numbers/Count.tsx'
import { Significant } from '#ui/figures/numbers/Significant.tsx'
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
        <StatedGasPrice value={gasPrices?.slow ?? null} />
      </Figure>
      <Figure label="Base fee + tip, average">
        <StatedGasPrice value={gasPrices?.average ?? null} />
      </Figure>
      <Figure label="Base fee + tip, fast">
        <StatedGasPrice value={gasPrices?.fast ?? null} />
      </Figure>
    </div>
  )
}

/** A gas price of the explorer's figures in Gwei. The node's own tells Gwei from wei; it is asked where both are possible. */
function StatedGasPrice({ value }: { value: Decimal | null }) {
  const isOpen = value !== null && isGasPriceOpen(value)
  const { data: nodePrice = null, isPending } = useQuery({ ...gasPriceQuery(), enabled: isOpen })
  if (isOpen && isPending) return <span aria-hidden="true">…</span>
  return <Significant value={value && gasPriceInGwei(value, nodePrice)} unit="Gwei" />
}
