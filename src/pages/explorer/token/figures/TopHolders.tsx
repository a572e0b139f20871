import { useQuery } from '@tanstack/react-query'
import { holdersQuery } from '#interfaces/explorer/token/holder.ts'
import type { Token } from '#interfaces/explorer/token/token.ts'
import { marketOfTokenQuery } from '#interfaces/indexer/market.ts'
import { hasMarkets } from '#lib/browser/config/config.ts'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { topShare } from './topShare.ts'

/** The part of the supply that the ten largest holders have, beside the pool of the token's market. Nothing while it is unknown. */
export function TopHolders({ token }: { token: Token }) {
  const { address, totalSupply } = token
  const { data } = useQuery({ ...holdersQuery(address), retry: false })
  const market = useQuery({ ...marketOfTokenQuery(address), retry: false, enabled: hasMarkets() })
  // Without its market, nobody knows whether a pool is among them.
  if (!data || data.skipped > 0 || (hasMarkets() && market.data === undefined)) return null
  const share = topShare(data.items, totalSupply, market.data?.poolAddress)
  return (
    share && (
      <>
        {market.data ? 'pool included; top 10 others hold ' : 'top 10 hold '}
        <Percent value={share} />
      </>
    )
  )
}
