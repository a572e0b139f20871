import { vi } from 'vitest'
import { loadConfig } from '#lib/browser/config/config.ts'

/** For the tests: a network whose interfaces have unused URLs. */
export const testConfig = {
  name: 'Test network',
  chainId: 31337,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  indexerUrl: 'http://indexer.test',
  rpcUrl: 'http://node.test',
  explorerUrl: 'http://explorer.test',
  lendingUrl: 'http://lending.test',
  lendingPool: `0x${'11'.repeat(20)}`,
}

/** Loads the configuration of that network, with `changes`. `fetch` is still stubbed afterwards. */
export async function loadTestConfig(changes: object = {}): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json({ ...testConfig, ...changes }))
  await loadConfig()
}

/** A `fetch` that answers the app's configuration with that network's and `changes`, everything else by `real`. */
export function configuredFetch(changes: object, real: typeof fetch = fetch): typeof fetch {
  return async (input, init) =>
    input === '/config.json' ? Response.json({ ...testConfig, ...changes }) : real(input, init)
}
