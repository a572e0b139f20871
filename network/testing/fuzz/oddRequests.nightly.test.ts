import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createRandom } from '#network/seed/random.ts'
import { type FuzzedServices, internals, sentenceOf, startFuzzedServices } from './fuzzedServices.ts'
import { explorerRequest } from './oddExplorerRequest.ts'
import { indexerRequest } from './oddIndexerRequest.ts'
import { lendingRequest } from './oddLendingRequest.ts'

/** A service answers any request quickly, in the form of its interface, and reveals nothing internal. */

const requestsToEach = 1_500
/** Requests at a time. */
const parallel = 16
/** Another seed gives other requests. A failure names its seed. */
const seed = process.env.TIDELINE_FUZZ_SEED ?? 'fuzz'

let services: FuzzedServices
let printed: string[]

beforeAll(async () => {
  services = await startFuzzedServices()
}, 60_000)

afterAll(() => services?.stop())

/** @returns the status. */
async function expectAnswered([url, init]: [string, RequestInit], asked: string): Promise<number> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) })
  // An accepted subscription stays open, so its status is the whole answer.
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel()
    return response.status
  }
  const text = await response.text()
  const what = `${asked}\n${response.status} ${text}`
  expect(response.status, what).not.toBe(500)
  expect(text.replaceAll(url, ''), what).not.toMatch(internals)
  // A PUT opens a stream of server-sent events, whose token is plain text.
  if (text && response.status !== 201) expect(() => JSON.parse(text), what).not.toThrow()
  if (response.status >= 400 && init.method !== 'HEAD') {
    expect(text, what).not.toBe('')
    expect(sentenceOf(text), what).toMatch(/\S/)
  }
  return response.status
}

function describeRequest(number: number, [url, { method, headers, body }]: [string, RequestInit]): string {
  const shown = String(body ?? '').slice(0, 2_000)
  return `seed "${seed}", request ${number}: ${method} ${url} ${JSON.stringify(headers)} ${shown}`
}

test.each([
  ['indexer', indexerRequest, [200, 204, 400, 405, 406, 415]],
  ['explorer', explorerRequest, [200, 204, 400, 404, 405, 422]],
  ['lending', lendingRequest, [204, 400, 404, 405, 503]],
] as const)(
  'thousands of malformed requests find nothing wrong with the %s service',
  async (name, make, expected) => {
    printed = []
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
    const random = createRandom(seed).fork(name)
    const statuses = new Set<number>()
    for (let asked = 0; asked < requestsToEach; asked += parallel) {
      const requests = Array.from({ length: parallel }, () => make(services[name].url, random))
      const answers = requests.map((request, index) =>
        expectAnswered(request, describeRequest(asked + index, request)),
      )
      for (const status of await Promise.all(answers)) statuses.add(status)
    }
    for (const status of expected) expect([...statuses]).toContain(status)
    expect(printed, `seed "${seed}"`).toEqual([])
  },
  120_000,
)
