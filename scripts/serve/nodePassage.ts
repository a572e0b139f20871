import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { accessProblem, readAccess, withOwnPages } from '#network/access/access.ts'
import { readBody } from '#network/access/readBody.ts'
import { answerJson } from './answerJson.ts'

/** The path on the app's server that proxies a node. */
export const passagePath = '/rpc'

const largestBody = 4 * 1024 * 1024
const deadline = 30_000

/**
 * Whether the app cannot ask a node itself: its own rules allow only https and this machine, and a node may allow no
 * pages at all (Geth by default). A node that is away counts as one that can be asked.
 */
export async function needsPassage(rpcUrl: string, origin: string): Promise<boolean> {
  const { protocol, hostname } = new URL(rpcUrl)
  if (protocol !== 'https:' && !['127.0.0.1', 'localhost'].includes(hostname)) return true
  const asked = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  }
  try {
    const signal = AbortSignal.timeout(5_000)
    const answer = await fetch(rpcUrl, { method: 'OPTIONS', headers: asked, signal })
    const allowed = answer.headers.get('access-control-allow-origin')
    return !answer.ok || (allowed !== '*' && allowed !== origin)
  } catch {
    return false
  }
}

/**
 * Passes JSON-RPC requests of the app on to a node. A node may sign for any caller, so requests of other origins and of
 * rebound host names are refused.
 */
export function createPassage(rpcUrl: string): RequestListener {
  return (request, response) => {
    pass(request, response, rpcUrl).catch(() =>
      answerJson(response, 502, { message: 'The node does not answer.' }),
    )
  }
}

async function pass(request: IncomingMessage, response: ServerResponse, rpcUrl: string): Promise<void> {
  const problem = accessProblem(request.headers, withOwnPages(request.headers, readAccess()))
  if (problem) return answerJson(response, 403, { message: problem })
  if (request.method !== 'POST') return answerJson(response, 405, { message: 'Only POST.' })
  const body = await readBody(request, largestBody)
  if (body === null) return answerJson(response, 413, { message: 'The request is too long.' })
  const found = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Uint8Array(body),
    signal: AbortSignal.timeout(deadline),
  })
  answerJson(response, found.status, await found.text())
}
