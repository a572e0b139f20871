import { useQuery } from '@tanstack/react-query'
import { batchedMarketQuery } from '#interfaces/indexer/batchedMarket.ts'
import { type Market, trendingMarketsQuery } from '#interfaces/indexer/market.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Select } from '#ui/form/Select.tsx'

type CompareSelectProps = {
  market: Market
  /** The pool of the other market. */
  chosen: Address | null
  onChange: (pool: Address | null) => void
}

const mostChoices = 20

/** A select of markets to compare with: the trending ones, and the chosen one. */
export function CompareSelect({ market, chosen, onChange }: CompareSelectProps) {
  const { data: trending } = useQuery(trendingMarketsQuery(mostChoices))
  const { data: other } = useQuery({ ...batchedMarketQuery(chosen ?? ''), enabled: chosen !== null })
  const isListed = trending?.rows.some(({ poolAddress }) => poolAddress === chosen)
  const markets = [...(other && !isListed ? [other] : []), ...(trending?.rows ?? [])]
  return (
    <Select<Address | ''>
      label="Compare with"
      bare
      value={chosen ?? ''}
      options={[
        { value: '', label: chosen ? 'Compare with none' : 'Compare with …' },
        ...markets
          .filter(({ poolAddress }) => poolAddress !== market.poolAddress)
          .map((each) => ({ value: each.poolAddress, label: nameOf(each, markets) })),
      ]}
      onChange={(pool) => onChange(pool === '' ? null : pool)}
    />
  )
}

/** The symbol, with the end of the pool's address where another market has the same symbol. */
function nameOf({ symbol, poolAddress }: Market, markets: readonly Market[]) {
  const isShared = markets.some((other) => other.symbol === symbol && other.poolAddress !== poolAddress)
  return isShared ? `${symbol} …${poolAddress.slice(-4)}` : symbol
}
