import type { IncomingHttpHeaders } from 'node:http'

/**
 * Who may send requests to the ports of the local network. Any web page in the browser can reach these ports, directly
 * or through a DNS name that resolves to this machine. So `Host` must be a name of this machine, and `Origin`, which
 * browsers send for pages, must be the app's. A request without an `Origin` comes from a script.
 */
export type Access = {
  /** Whether every caller is admitted (`*` in the list), as behind a proxy. */
  everyone: boolean
  /** Names, in lower case and without a port, that `Host` may have. */
  hosts: ReadonlySet<string>
  /** Origins whose pages may send requests. */
  origins: ReadonlySet<string>
  /** Whether these pages may call the methods of the development node, too. */
  development: boolean
}

const ownHosts = ['localhost', '127.0.0.1', '[::1]']
const appPort = 4173

/**
 * Reads `TIDELINE_ALLOW`, a list with commas of origins (`https://app.example`), names of hosts (`node.example`) or
 * `*`, and `TIDELINE_DEVELOPMENT_METHODS`, which is `pages` or empty. Throws an error with one sentence for any other
 * value.
 */
export function readAccess(environment: NodeJS.ProcessEnv = process.env): Access {
  const listed = (environment.TIDELINE_ALLOW ?? '').split(',').map((entry) => entry.trim().toLowerCase())
  const entries = listed.filter((entry) => entry !== '')
  for (const entry of entries)
    if (!isOrigin(entry) && !/^(\*|[a-z0-9.-]+|\[[0-9a-f:]+\])$/.test(entry))
      throw new Error(
        `TIDELINE_ALLOW must list origins (https://app.example), names of hosts (node.example) or *, not "${entry}".`,
      )
  const methods = environment.TIDELINE_DEVELOPMENT_METHODS ?? ''
  if (methods !== '' && methods !== 'pages')
    throw new Error(`TIDELINE_DEVELOPMENT_METHODS must be "pages" or empty, not "${methods}".`)
  const port = environment.TIDELINE_APP_PORT || appPort
  return {
    everyone: entries.includes('*'),
    hosts: new Set([...ownHosts, ...entries.filter((entry) => !isOrigin(entry))]),
    origins: new Set([...ownHosts.map((host) => `http://${host}:${port}`), ...entries.filter(isOrigin)]),
    development: methods === 'pages',
  }
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text
}

/** Why a request is refused, in one sentence; undefined when it may be answered. */
export function accessProblem(headers: IncomingHttpHeaders, access: Access): string | undefined {
  if (access.everyone) return undefined
  const { host, origin } = headers
  // Only HTTP/1.0 requests lack a `Host`, and no browser sends those.
  if (host !== undefined && !access.hosts.has(nameOf(host)))
    return 'This port answers for the names of this machine only: TIDELINE_ALLOW lists others.'
  if (origin !== undefined ? mayAsk(origin, access) : !isPartOfPage(headers)) return undefined
  return 'Pages of this origin may not ask here: TIDELINE_ALLOW lists the origins that may.'
}

/** Admits the pages that the server itself serves, whatever its port is. */
export function withOwnPages(headers: IncomingHttpHeaders, access: Access): Access {
  return { ...access, origins: new Set([...access.origins, `http://${headers.host?.toLowerCase()}`]) }
}

/** Whether a request comes from a page, and not from a script. */
export function isOfPage({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  return origin !== undefined || site !== undefined
}

function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '')
}

/** Browser extensions such as wallets are admitted: the user installed them, and no page can forge their origin. */
function mayAsk(origin: string, { origins }: Access): boolean {
  return origins.has(origin.toLowerCase()) || /^[a-z-]+-extension:\/\//.test(origin)
}

/** Browsers leave `Origin` out of a GET without CORS, as for a picture. Following a link is no request of a page. */
function isPartOfPage(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': target } = headers
  const isFollowed = mode === 'navigate' && target === 'document'
  return site !== undefined && site !== 'same-origin' && site !== 'none' && !isFollowed
}
