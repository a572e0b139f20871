/** What of a `config.json` says whom the page may ask. */
export type SourceConfig = {
  rpcUrl: string
  explorerUrl: string
  indexerUrl?: string | undefined
  lendingUrl?: string | undefined
  imageOrigins?: readonly string[] | undefined
}

/** The Content Security Policy's `connect-src`: this site, and exactly the interfaces of the configuration. */
export function connectSources({ rpcUrl, explorerUrl, indexerUrl, lendingUrl }: SourceConfig): string {
  const origins = [indexerUrl, rpcUrl, explorerUrl, lendingUrl].flatMap((url) =>
    url === undefined ? [] : new URL(url).origin,
  )
  // Subscriptions are a WebSocket of the indexer, or a stream.
  const socket = indexerUrl === undefined ? [] : new URL(indexerUrl).origin.replace(/^http/, 'ws')
  return [...new Set(["'self'", ...origins].concat(socket))].join(' ')
}

/** Its `img-src`: this site, icons of wallets, and the servers of pictures that the configuration names. */
export function imageSources({ imageOrigins = [] }: SourceConfig): string {
  return ["'self'", 'data:', ...imageOrigins].join(' ')
}

/** Whether the picture at an https URL is of a named server: the browser would refuse any other. */
export function isNamedImage(href: string, { imageOrigins = [] }: SourceConfig): boolean {
  return imageOrigins.some((origin) => origin === 'https:' || origin === new URL(href).origin)
}
