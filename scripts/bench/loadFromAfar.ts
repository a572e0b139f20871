import type { Page } from '@playwright/test'
import { type Traffic, watchTraffic } from '../../e2e/watchTraffic.ts'
import { untilQuiet } from './untilQuiet.ts'

/** A latency in milliseconds far longer than an answer takes, so that the times show which request waited for which. */
const hop = 200

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
