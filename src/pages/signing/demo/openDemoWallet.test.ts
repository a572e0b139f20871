import { beforeEach, expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { poolToken } from './openDemoWallet.ts'

/** An empty list: its offset and its length. */
const noAssets = { result: `0x${'20'.padStart(64, '0')}${'0'.padStart(64, '0')}` }

beforeEach(() => loadTestConfig())
/** Puts a node behind `fetch` that gives these answers, and then the last one again. */
function answer(...outcomes: object[]) {
  const asked = vi.fn(async (_: URL, { body }: { body: string }) =>
    Response.json({
      jsonrpc: '2.0',
      id: JSON.parse(body).id,
      ...(outcomes.length > 1 ? outcomes.shift() : outcomes[0]),
    }),
  )
  vi.stubGlobal('fetch', asked)
  return asked
}

test('the pool whose reading fails once is read again', async () => {
  answer({ error: { code: -32_005, message: 'busy' } }, noAssets)
  expect(await poolToken()).toEqual([])
})

test('the pool that has no views is asked once, and has no assets', async () => {
  const asked = answer({ error: { code: 3, message: 'execution reverted', data: '0x' } })
  expect(await poolToken()).toEqual([])
  expect(asked).toHaveBeenCalledTimes(1)
})
