const longest = 2_000

/**
 * The URL of a link or an image from outside, or null when it is not safe. Safe is https with a public host name
 * and without a user name. React does not refuse `data:`, `blob:`, `//host` and `https://good@evil`; this does.
 */
export function safeHref(text: string | null | undefined): string | null {
  if (!text || text.length > longest || !/^https:\/\/[^\\\s]+$/i.test(text)) return null
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (url.protocol !== 'https:' || url.username || url.password) return null
  return isPublicHost(url.hostname) ? url.href : null
}

/** The host to show beside a link, in punycode; null for a URL that is not safe. */
export function hostOf(text: string): string | null {
  const href = safeHref(text)
  return href && new URL(href).hostname
}

function isPublicHost(host: string): boolean {
  if (!host.includes('.') || host.startsWith('[')) return false
  if (/^[\d.]+$/.test(host)) return false
  return !/\.(local|localhost|internal|lan|home|test|invalid|onion)\.?$/.test(host)
}
