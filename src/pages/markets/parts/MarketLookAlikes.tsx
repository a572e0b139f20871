import type { Market } from '#interfaces/indexer/market.ts'
import { LookAlikes } from '#ui/trust/LookAlikes.tsx'

/** Says above markets which of their symbols look like another one's, or like one that everybody knows. */
export function MarketLookAlikes({ markets }: { markets: readonly Market[] }) {
  const tokens = markets.map(({ tokenAddress, symbol, name }) => ({ address: tokenAddress, symbol, name }))
  return <LookAlikes tokens={tokens}>{null}</LookAlikes>
}
