import { vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'

/**
 * Puts an explorer that answers `record(url)`, as it is or as JSON, and a node behind `fetch`, with these changes of the
 * configuration; returns the node's calls.
 */
export async function serveSources(
  record: (url: URL) => object,
  reply: Parameters<typeof answerCalls>[1],
  changes: object = {},
) {
  await serve((url) => {
    const answer = record(url)
    return answer instanceof Response ? answer : Response.json(answer)
  }, changes)
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
