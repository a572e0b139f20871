import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { lendingPassage } from '#lib/browser/config/config.ts'
import { answerJson } from './answerJson.ts'

const deadline = 30_000

/** Whether a request is one that the lending passage answers. */
export function isForLending(url = ''): boolean {
  return url.startsWith(`${lendingPassage}/`)
}

/**
 * Passes what the app asks a lending service on to it, for services that let no page of another site read them. Only
 * reads, and only below the service's own address: a path that leads out of it is refused.
 */
export function createLendingPassage(lendingUrl: string): RequestListener {
  return (request, response) => {
    pass(request, response, lendingUrl).catch(() =>
      answerJson(response, 502, { message: 'The lending service does not answer.' }),
    )
  }
}

async function pass({ method, url = '' }: IncomingMessage, response: ServerResponse, lendingUrl: string) {
  if (method !== 'GET') return answerJson(response, 405, { message: 'Only GET.' })
  const base = new URL(`${lendingUrl}/`)
  const target = new URL(`.${url.slice(lendingPassage.length)}`, base)
  if (target.origin !== base.origin || !target.pathname.startsWith(base.pathname))
    return answerJson(response, 400, { message: 'This address cannot be read.' })
  const headers = { accept: 'application/json' }
  const found = await fetch(target, { headers, redirect: 'error', signal: AbortSignal.timeout(deadline) })
  answerJson(response, found.status, await found.text())
}
