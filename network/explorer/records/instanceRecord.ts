import type { Metadata } from '#network/explorer/node/collectibleOnChain.ts'
import type { AddressReference } from './addressReference.ts'
import type { TokenRecord } from './tokenRecord.ts'

type Instance = {
  id: bigint
  /** Whether there is only one of it. Null when that is unknown. */
  isUnique: boolean | null
  /** Null where it has several holders or none, and where the owner is unknown. */
  owner: AddressReference | null
  metadata: Metadata | null
  token: TokenRecord | null
}

/** One token of a collection. Its media are those that the metadata names; nothing is fetched. */
export function instanceRecord({ id, isUnique, owner, metadata, token }: Instance) {
  return {
    id: id.toString(),
    is_unique: isUnique,
    owner,
    token,
    token_type: token?.type ?? null,
    metadata,
    image_url: imageOf(metadata),
    animation_url: textOf(metadata?.animation_url),
    external_app_url: textOf(metadata?.external_url),
    media_url: null,
    media_type: null,
    thumbnails: null,
  }
}

/** Some contracts give the text of a drawing in place of an address. */
function imageOf(metadata: Metadata | null): string | null {
  const drawing = textOf(metadata?.image_data)
  const isDrawn = drawing !== null && /^\s*<svg[\s>]/i.test(drawing)
  const drawn = isDrawn ? `data:image/svg+xml,${encodeURIComponent(drawing)}` : null
  return textOf(metadata?.image) ?? textOf(metadata?.image_url) ?? drawn
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
