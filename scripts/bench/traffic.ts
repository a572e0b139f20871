import type { CDPSession, Page } from '@playwright/test'
import { untilQuiet } from './untilQuiet.ts'
import type { Span } from './waterfall.ts'

export type Traffic = Span & { url: string; isScript: boolean; bytes: number }

/** A latency in milliseconds far longer than an answer takes, so that the times show which request waited for which. */
const hop = 200

/** Collects what a page asks for from now on, with its bytes over the wire, headers included. */
export async function watchTraffic(session: CDPSession): Promise<Traffic[]> {
  const open = new Map<string, { url: string; isScript: boolean; began: number }>()
  const traffic: Traffic[] = []
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (type === 'Preflight' || !request.url.startsWith('http')) return
    const isScript = new URL(request.url).pathname.endsWith('.js')
    open.set(requestId, { url: request.url, isScript, began: timestamp })
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = open.get(requestId)
    if (request) traffic.push({ ...request, ended: timestamp, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  return traffic
}

/** Opens `url` as if everything were far away, and collects what it asks for until it is quiet. */
export async function loadFromAfar(page: Page, url: string): Promise<Traffic[]> {
  const session = await page.context().newCDPSession(page)
  const traffic = await watchTraffic(session)
  const conditions = { offline: false, latency: hop, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', conditions)
  await page.goto(url)
  await untilQuiet(page)
  return [...traffic]
}
