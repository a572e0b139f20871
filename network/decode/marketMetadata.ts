import { storableJson } from './storableText.ts'

/** Characters of metadata that are read: what is longer would make every list of markets as long. */
const maximumLength = 16_384

/**
 * The JSON a creator wrote into a market, as such or as a `data:` address; null when it is neither, or too long.
 * An address of somewhere else is not followed.
 */
export function readMarketMetadata(text: string): unknown {
  if (text.length > maximumLength) return null
  try {
    return storableJson(JSON.parse(text.startsWith('data:') ? readDataAddress(text) : text)) ?? null
  } catch {
    return null
  }
}

function readDataAddress(text: string): string {
  const [, type = '', base64, content = ''] = /^data:([^,;]*)(?:;[^,;]*?)*?(;base64)?,(.*)$/s.exec(text) ?? []
  if (type !== 'application/json' && type !== 'text/json') return ''
  return base64 ? Buffer.from(content, 'base64').toString('utf8') : decodeURIComponent(content)
}

/** The picture a metadata names, when it is an address that shows a picture; null for a script or anything else. */
export function imageOf(metadata: unknown): string | null {
  if (typeof metadata !== 'object' || metadata === null) return null
  const { image, imageUrl, image_url: imageURL } = metadata as Record<string, unknown>
  const address = [imageUrl, image, imageURL].find((value) => typeof value === 'string')
  if (typeof address !== 'string') return null
  return isPublicAddress(address) || /^data:image\//i.test(address) ? address : null
}

/** True for an address that leads somewhere and runs nothing: on the web or in public storage. */
export function isPublicAddress(text: string): boolean {
  return /^(https?|ipfs|ar):\/\/[^\s]+$/i.test(text) && URL.canParse(text)
}
