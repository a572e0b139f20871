import type { Market } from '#interfaces/indexer/market.ts'
import { SafeImage } from '#ui/figures/pictures/SafeImage.tsx'

type TokenPictureProps = { market: Market; size?: number }

/** The picture of a token by its creator where the settings allow it, otherwise a letter: identicons are for accounts. */
export function TokenPicture({ market, size = 20 }: TokenPictureProps) {
  return (
    <SafeImage src={market.metadataImageUrl} name={market.symbol} address={market.tokenAddress} size={size} />
  )
}
