/** The parts of a `config.json` that name the servers a page may reach. */
export type SourceConfig = {
  rpcUrl: string
  explorerUrl: string
  indexerUrl?: string | undefined
  lendingUrl?: string | undefined
  imageOrigins?: readonly string[] | undefined
  wallet?: WalletSources | undefined
}

/** Wallets on other devices are reached over a relay, where the site has a project id for it. */
type WalletSources = {
  walletConnectProjectId?: string | null | undefined
  walletConnectRelayUrl: string
}

/** The Content Security Policy's `connect-src`: this site, and exactly the interfaces and the relay of the configuration. */
export function connectSources(config: SourceConfig): string {
  const { rpcUrl, explorerUrl, indexerUrl, lendingUrl } = config
  const origins = [indexerUrl, rpcUrl, explorerUrl, lendingUrl].flatMap((url) =>
    url === undefined ? [] : new URL(url).origin,
  )
  // Subscriptions are a WebSocket of the indexer, or a stream.
  const socket = indexerUrl === undefined ? [] : new URL(indexerUrl).origin.replace(/^http/, 'ws')
  return [...new Set(["'self'", ...origins].concat(socket, relaySource(config)))].join(' ')
}

function relaySource({ wallet }: SourceConfig): string[] {
  return wallet?.walletConnectProjectId ? [new URL(wallet.walletConnectRelayUrl).origin] : []
}

/** Its `img-src`: this site, icons of wallets, and the servers of pictures that the configuration names. */
export function imageSources({ imageOrigins = [] }: SourceConfig): string {
  return ["'self'", 'data:', ...imageOrigins].join(' ')
}

/** Whether the picture at an https URL is of a named server: the browser would refuse any other. */
export function isNamedImage(href: string, { imageOrigins = [] }: SourceConfig): boolean {
  return imageOrigins.some((origin) => origin === 'https:' || origin === new URL(href).origin)
}
