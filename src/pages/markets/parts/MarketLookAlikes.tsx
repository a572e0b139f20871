import type { Market } from '#interfaces/indexer/market.ts'
import { LookAlikes } from '#ui/trust/LookAlikes.tsx'

/** A notice above markets whose symbols look like another market's or a well-known one. */
export function MarketLookAlikes({ markets }: { markets: readonly Market[] }) {
  const tokens = markets.map(({ tokenAddress, symbol, name }) => ({ address: tokenAddress, symbol, name }))
  return <LookAlikes tokens={tokens}>{null}</LookAlikes>
}
