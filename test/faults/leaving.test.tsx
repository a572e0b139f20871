import { expect, test } from 'vitest'
import { HostileNetwork } from './hostileNetwork.ts'
import { openApp, stageBrowser } from './openApp.tsx'
import { pages } from './pages.ts'

test.each(pages)(
  'requests of $path that nobody answers are given up within a second of leaving it',
  {
    timeout: 60_000,
  },
  async ({ path }) => {
    const network = new HostileNetwork()
    await stageBrowser(network)
    // The frame continues to poll the node.
    for (const name of ['indexer', 'explorer', 'lending'] as const) network.faults.set(name, 'no answer')
    const app = await openApp(path)
    await app.pass(2)
    const left = [...network.waiting]
    await app.go('/settings')
    await app.pass(0.5)
    const stillWaiting = left.filter((request) => network.waiting.has(request))
    expect(stillWaiting.map(({ description }) => description)).toEqual([])
    app.close()
  },
)
