import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import type { Readable } from 'node:stream'
import Negotiator from 'negotiator'
import sirv from 'sirv'
import { parseConfig } from '#lib/browser/config/config.ts'
import { accessProblem, readAccess, withOwnPages } from '#network/access/access.ts'
import { inlineScripts, type PolicyConfig, sha256 } from './contentSecurityPolicy.ts'
import { assetHeaders, securityHeaders } from './headers.ts'
import { isForLending } from './lendingPassage.ts'
import { passagePath } from './nodePassage.ts'

/** sirv names the encoding of pages only; the other types are UTF-8 by their own definition. */
const textTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

export type AppHandlerOptions = {
  folder: string
  config: () => unknown
  /** Proxies requests to a node that the app cannot reach itself. */
  passage?: RequestListener | undefined
  /** Proxies requests to a lending service without cross-origin reads. */
  lendingPassage?: RequestListener | undefined
}

/**
 * Answers requests for the production build in `folder`: its files in brotli or gzip where the browser accepts it, hashed
 * ones cached for a year, `/config.json` from `config` and never cached, `index.html` for every path without an
 * extension. Everything else is refused with one sentence, as are
 * pages of other origins and names that only lead here.
 */
export function createAppHandler({
  folder,
  config,
  passage,
  lendingPassage,
}: AppHandlerOptions): RequestListener {
  const sendFile = createSender(folder, { etag: true })
  // Its name says whether an asset has changed.
  const sendAsset = createSender(folder, { etag: false })
  const readScripts = createScriptReader(folder)
  const access = readAccess()
  return (request, response) => {
    response.on('error', () => response.destroy())
    const problem = accessProblem(request.headers, withOwnPages(request.headers, access))
    if (problem) return refuse(response, 403, problem)
    if (passage && request.url === passagePath) return passage(request, response)
    if (lendingPassage && isForLending(request.url)) return lendingPassage(request, response)
    try {
      response.setHeaders(new Map(Object.entries(securityHeaders(readPolicyConfig(config), readScripts()))))
      answer(request, response, { sendFile, sendAsset, config })
    } catch {
      refuse(response, 500, 'The server failed.')
    }
  }
}

type Sender = ReturnType<typeof sirv>

function createSender(folder: string, { etag }: { etag: boolean }): Sender {
  return sirv(folder, {
    // Looks files up at each request: a new build replaces the folder while the server runs.
    dev: true,
    brotli: true,
    gzip: true,
    etag,
    setHeaders(response, path) {
      const type = textTypes[extname(path)]
      if (type) response.setHeader('content-type', type)
      if (isAsset(path)) keepAssetHeaders(response)
    },
  })
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { sendFile, sendAsset, config }: { sendFile: Sender; sendAsset: Sender; config: () => unknown },
) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    return refuse(response, 405, 'Only GET and HEAD.')
  }
  const path = readRequestPath(request.url)
  if (!path) return refuse(response, 400, 'This address cannot be read.')
  // sirv would send the file of the build for an address that ends in slashes.
  if (path.decoded.replace(/\/+$/, '') === '/config.json') {
    const body = JSON.stringify(config())
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    return response.end(body)
  }
  const refuseMissing = () => refuse(response, 404, 'There is no such file.')
  if (isInternal(path.decoded)) return refuseMissing()
  const file = extname(path.decoded) ? path.raw : '/index.html'
  response.setHeader('cache-control', cachingOf(file))
  // sirv leaves both to its reader: a file that cannot be opened would end the server, a browser that goes away would
  // leave the file open.
  response.on('pipe', (reading: Readable) => {
    reading.on('error', () => response.destroy())
    response.on('close', () => reading.destroy())
  })
  prepare(request, file)
  if (!isAsset(file)) return sendFile(request, response, refuseMissing)
  leaveDateOut(response)
  sendAsset(request, response, refuseMissing)
}

/** sirv dates every file. The name of an asset says whether it has changed, and each head is a part of the page's weight. */
function leaveDateOut(response: ServerResponse) {
  const { writeHead } = response
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const headers = { ...(rest.at(-1) as Record<string, string>) }
    delete headers['Last-Modified']
    return writeHead.call(response, status, headers)
  }
}

/**
 * The path a request names: `raw` still percent-encoded, `decoded` as it reads. Undefined when it does not decode, or holds
 * what no address of the app does: a zero byte, a backslash (a slash on Windows), `..` behind an encoded slash.
 */
function readRequestPath(target = '/'): { raw: string; decoded: string } | undefined {
  try {
    // A path that begins with two slashes is a path, not the name of a host.
    const raw = new URL(target.startsWith('/') ? `http://app${target}` : target).pathname
    const decoded = decodeURIComponent(raw)
    return /[\0\\]/.test(decoded) || decoded.split('/').includes('..') ? undefined : { raw, decoded }
  } catch {
    return undefined
  }
}

/** The configuration as the app would read it; undefined when it is one that the app refuses. */
function readPolicyConfig(config: () => unknown): PolicyConfig | undefined {
  try {
    return parseConfig(config())
  } catch {
    return undefined
  }
}

/** Reads the hashes of the scripts inside the page of a folder, again when a new build has taken its place. */
function createScriptReader(folder: string): () => readonly string[] {
  const page = join(folder, 'index.html')
  let read: { at: number; hashes: readonly string[] } | undefined
  return () => {
    const at = statSync(page, { throwIfNoEntry: false })?.mtimeMs
    if (at === undefined) return []
    if (read?.at !== at) read = { at, hashes: inlineScripts(readFileSync(page, 'utf8')).map(sha256) }
    return read.hashes
  }
}

/** Whether a path is that of a hashed file of the build. */
function isAsset(path: string): boolean {
  return path.startsWith('/assets/')
}

/** Only a file that exists becomes an asset: a refusal is a page of text with all the rules. */
function keepAssetHeaders(response: ServerResponse) {
  for (const name of Object.keys(securityHeaders(undefined, [])))
    if (!(name in assetHeaders)) response.removeHeader(name)
}

/** Files of the build that are not for browsers: compressed twins and the build's own notes (`.inputs`, `.vite/`). */
function isInternal(path: string): boolean {
  return path.includes('/.') || /^\.(br|gz)$/i.test(extname(path))
}

/** A hashed file never changes under its name; every other file is asked for again. */
function cachingOf(file: string): string {
  return isAsset(file) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/**
 * Makes the request one that sirv reads rightly. It looks for `br` and `gzip` anywhere in `accept-encoding`, so that
 * `br;q=0` and `xbrx` would get brotli, and a range whose end comes before its start makes it throw.
 */
function prepare(request: IncomingMessage, file: string) {
  const encoding = new Negotiator(request).encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] })
  request.url = file
  request.headers['accept-encoding'] = encoding ?? 'identity'
  delete request.headers.range
}

function refuse(response: ServerResponse, status: number, sentence: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
  response.end(sentence)
}
