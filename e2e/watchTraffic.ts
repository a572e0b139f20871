import type { CDPSession } from '@playwright/test'

/** A request: when it began and ended, in seconds of any clock, and its bytes over the wire, headers included. */
export type Traffic = { url: string; isScript: boolean; began: number; ended: number; bytes: number }

/** Collects what a page asks for from now on. */
export async function watchTraffic(session: CDPSession): Promise<Traffic[]> {
  const open = new Map<string, Pick<Traffic, 'url' | 'isScript' | 'began'>>()
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
