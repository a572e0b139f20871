import { explorerApi } from '#network/explorer/server.ts'
import { openStore } from '#network/store/store.ts'
import { startSync } from '#network/sync/sync.ts'
import type { ChainHistory } from './chainHistory.ts'
import type { Reader } from './reader.ts'
import type { SwapSubscriber } from './subscriber.ts'
import type { System } from './system.ts'

/** Answers that are wrong or older than one the same client had, a sentence for each reader that had some. */
export function problemsOfReaders(readers: readonly Reader[], history: ChainHistory): string[] {
  return readers.flatMap(({ answers, failures }, index) => {
    const found = Object.entries(answers).flatMap(([what, given]) => {
      const problem = history.problemOf(given)
      return problem ? [`reader ${index + 1}, ${what}: an answer ${problem}`] : []
    })
    if (failures.pools > 0) found.push(`reader ${index + 1}: ${failures.pools} answers without the pools`)
    return found
  })
}

/** Events that were lost, or came twice over one connection. */
export function problemsOfSubscribers(
  subscribers: readonly SwapSubscriber[],
  history: ChainHistory,
): string[] {
  return subscribers.flatMap(({ known, twice }, index) => {
    const lost = history.paid().filter((paid) => !known.has(paid))
    return [
      ...(lost.length > 0 ? [`subscriber ${index + 1} lost ${lost.join(', ')}`] : []),
      ...(twice.length > 0 ? [`subscriber ${index + 1} had ${twice.join(', ')} twice`] : []),
    ]
  })
}

/** Answers of an explorer that a network which read the same chain alone, from its beginning, does not give. */
export async function problemsOfLists({ chain, deployment, trader, services }: System): Promise<string[]> {
  const alone = await openStore()
  const { curveFactory, lendingPool } = deployment
  const sync = await startSync({ store: alone, rpcUrl: chain.node.url, curveFactory, lendingPool })
  await sync.caughtUp()
  await sync.stop()
  const found: string[] = []
  for (const path of [
    '/transactions',
    '/blocks',
    '/tokens',
    '/token-transfers',
    `/addresses/${trader.address}`,
  ]) {
    const expected = await (await explorerApi(alone, chain.node.url).request(`/api/v2${path}`)).text()
    for (const [index, { ports }] of services.entries()) {
      const answer = await fetch(`http://127.0.0.1:${ports.explorer}/api/v2${path}`)
      if ((await answer.text()) !== expected) found.push(`service ${index + 1} has another answer to ${path}`)
    }
  }
  await alone.close()
  return found
}
