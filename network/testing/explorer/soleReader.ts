import type { Address } from 'viem'
import { explorerApi } from '#network/explorer/explorerServer.ts'
import { openStore, type Store } from '#network/store/store.ts'
import { startSync } from '#network/sync/sync.ts'
import type { Contracts } from '#network/sync/syncTarget.ts'

/** A reference network that read the chain alone, from its genesis and without a failure. */
export type SoleReader = {
  store: Store
  /** The compared paths for which `ask` returns another answer. */
  differences(ask: (path: string) => Response | Promise<Response>): Promise<string[]>
}

/** Reads the whole chain of a node into a store in memory. The pages of `account` are compared, too. */
export async function openSoleReader(
  { rpcUrl, marketFactory, lendingPool }: Contracts & { rpcUrl: string },
  account: Address,
): Promise<SoleReader> {
  const store = await openStore()
  const sync = await startSync({ store, rpcUrl, marketFactory, lendingPool })
  await sync.caughtUp()
  await sync.stop()
  const explorer = explorerApi(store, rpcUrl)
  const paths = ['/transactions', '/blocks', '/tokens', '/token-transfers', `/addresses/${account}`]
  return {
    store,
    async differences(ask) {
      const different: string[] = []
      for (const path of paths.map((each) => `/api/v2${each}`)) {
        const [expected, answer] = await Promise.all([explorer.request(path), ask(path)])
        if ((await expected.text()) !== (await answer.text())) different.push(path)
      }
      return different
    },
  }
}
