import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { alice, bob, id } from '#interfaces/explorer/fixtures.ts'
import { answerCalls } from '#interfaces/node/rpc/fakeNode.ts'
import { loadTestConfig } from '#lib/browser/config/testConfig.ts'
import { callTraceQuery } from './callTrace.ts'

afterEach(() => vi.unstubAllGlobals())

test('more gas than a call was given is not what it used', async () => {
  await loadTestConfig()
  const frame = { type: 'CALL', from: alice, to: bob, gas: '0x64' }
  const calls = [{ ...frame, gasUsed: '0x64' }]
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) =>
    answerCalls(body, () => ({ result: { ...frame, gasUsed: '0x65', calls } })),
  )
  const trace = await new QueryClient().fetchQuery(callTraceQuery(id))
  expect(trace).toMatchObject({ gas: 100n, gasUsed: null, calls: [{ gas: 100n, gasUsed: 100n }] })
})
