const longest = 2_000

/**
 * The address a link or an image from outside may use, or null: https only, a public host name, no user
 * name, no port games. Everything React lets pass (`data:`, `blob:`, `//host`, `https://good@evil`) is refused.
 */
export function safeHref(text: string | null | undefined): string | null {
  if (!text || text.length > longest || !/^https:\/\/[^\\\s]+$/i.test(text)) return null
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (url.protocol !== 'https:' || url.username || url.password) return null
  return isPublicHost(url.hostname) ? url.href : null
}

/** The host of a link as it must be shown beside it, in punycode; null for a link we would not follow. */
export function hostOf(text: string): string | null {
  const href = safeHref(text)
  return href && new URL(href).hostname
}

function isPublicHost(host: string): boolean {
  if (!host.includes('.') || host.startsWith('[')) return false
  if (/^[\d.]+$/.test(host)) return false
  return !/\.(local|localhost|internal|lan|home|test|invalid|onion)\.?$/.test(host)
}
