import { vi } from 'vitest'
import { serve } from '#interfaces/explorer/fakeExplorer.ts'
import { answerCalls } from '#interfaces/node/rpc/fakeNode.ts'

/** Puts an explorer that always answers `record()` and a node behind `fetch`; returns the node's calls as they come. */
export async function serveSources(record: () => object, reply: Parameters<typeof answerCalls>[1]) {
  await serve(() => Response.json(record()))
  const explorer = fetch
  const calls: string[] = []
  vi.stubGlobal('fetch', async (input: URL | string, init?: { body: string }) => {
    if (!String(input).startsWith('http://node.test')) return explorer(input)
    return answerCalls(init?.body ?? '', (call) => {
      calls.push(call.method)
      return reply(call)
    })
  })
  return calls
}
