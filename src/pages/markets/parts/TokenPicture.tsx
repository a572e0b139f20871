import { useSyncExternalStore } from 'react'
import type { Market } from '#interfaces/indexer/market.ts'
import { preferences } from '#lib/browser/preferences.ts'
import { SafeImage } from '#ui/figures/SafeImage.tsx'
import { Identicon } from '#ui/links/Identicon.tsx'

type TokenPictureProps = { market: Market; size?: number }

/** The picture a creator gave a token, when the person allows such pictures; else the one of its address. */
export function TokenPicture({ market, size = 20 }: TokenPictureProps) {
  const allowed = useSyncExternalStore(preferences.subscribe, () => preferences.read().remoteImages)
  if (allowed && market.metadataImageUrl) {
    return <SafeImage src={market.metadataImageUrl} name={market.symbol} size={size} />
  }
  return <Identicon address={market.tokenAddress} size={size} />
}
