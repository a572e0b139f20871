import { useQuery } from '@tanstack/react-query'
import { marketOfTokenQuery } from '#interfaces/indexer/market.ts'
import { hasMarkets } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { IndexerLag } from '#pages/lag/IndexerLag.tsx'

/** Says when the indexer, whose price is beside a token with a market, is far behind the network. */
export function TokenMarketLag({ token }: { token: Address }) {
  const { data: market } = useQuery({ ...marketOfTokenQuery(token), retry: false, enabled: hasMarkets() })
  return market && <IndexerLag />
}
