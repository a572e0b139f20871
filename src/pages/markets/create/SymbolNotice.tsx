import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { searchMarketsQuery } from '#interfaces/indexer/market.ts'

/** A notice that other markets have the same symbol, which the contracts allow: buyers may confuse them. */
export function SymbolNotice({ symbol }: { symbol: string }) {
  const asked = useDeferredValue(symbol)
  const { data } = useQuery({ ...searchMarketsQuery(asked), enabled: asked.length > 1, staleTime: 30_000 })
  const same = data?.rows.filter((market) => market.symbol.toLowerCase() === symbol.toLowerCase()).length ?? 0
  if (same === 0) return null
  return (
    <p role="status" className="text-xs text-warn">
      {`${same === 1 ? 'A market' : `${same} markets`} already ${same === 1 ? 'has' : 'have'} the symbol ${symbol}. Buyers may take one for the other.`}
    </p>
  )
}
