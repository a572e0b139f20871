import { storableJson } from './storableText.ts'

/** Longer metadata would make every list of markets as long. */
const maximumLength = 16_384

/**
 * The JSON that a creator wrote into a market, plain or as a `data:` address. Null when it is neither, or too long.
 * Other addresses are not fetched.
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

/** The address of the picture in a market's metadata. Null when it is a script or anything else that is no picture. */
export function imageOf(metadata: unknown): string | null {
  if (typeof metadata !== 'object' || metadata === null) return null
  const { image, imageUrl, image_url: imageURL } = metadata as Record<string, unknown>
  const address = [imageUrl, image, imageURL].find((value) => typeof value === 'string')
  if (typeof address !== 'string') return null
  return isPublicAddress(address) || /^data:image\//i.test(address) ? address : null
}

/** True for an address on the web or in public storage. Such an address runs nothing. */
export function isPublicAddress(text: string): boolean {
  return /^(https?|ipfs|ar):\/\/[^\s]+$/i.test(text) && URL.canParse(text)
}
