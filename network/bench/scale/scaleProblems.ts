import { openSoleReader } from '#network/testing/explorer/soleReader.ts'
import type { ChainHistory } from './chainHistory.ts'
import type { Reader } from './reader.ts'
import type { SwapSubscriber } from './scaleSubscriber.ts'
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
  const alone = await openSoleReader({ ...deployment, rpcUrl: chain.node.url }, trader.address)
  const found: string[] = []
  for (const [index, { ports }] of services.entries()) {
    const different = await alone.differences((path) => fetch(`http://127.0.0.1:${ports.explorer}${path}`))
    found.push(...different.map((path) => `service ${index + 1} has another answer to ${path}`))
  }
  await alone.store.close()
  return found
}
