import { useSyncExternalStore } from 'react'
import type { Market } from '#interfaces/indexer/market.ts'
import { preferences } from '#lib/browser/storage/preferences.ts'
import { SafeImage } from '#ui/figures/pictures/SafeImage.tsx'
import { Identicon } from '#ui/links/Identicon.tsx'

type TokenPictureProps = { market: Market; size?: number }

/** The picture of a token by its creator where the settings allow it, otherwise the identicon of its address. */
export function TokenPicture({ market, size = 20 }: TokenPictureProps) {
  const allowed = useSyncExternalStore(preferences.subscribe, () => preferences.read().remoteImages)
  if (allowed && market.metadataImageUrl) {
    return <SafeImage src={market.metadataImageUrl} name={market.symbol} size={size} />
  }
  return <Identicon address={market.tokenAddress} size={size} />
}
