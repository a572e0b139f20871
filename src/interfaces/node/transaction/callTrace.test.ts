import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { callTraceQuery } from './callTrace.ts'

const id = `0x${'ab'.repeat(32)}` as const
const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('the used gas of a call is null where the node states more than its limit', async () => {
  await loadTestConfig()
  const frame = { type: 'CALL', from, to, gas: '0x64' }
  const calls = [{ ...frame, gasUsed: '0x64' }]
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) =>
    answerCalls(body, () => ({ result: { ...frame, gasUsed: '0x65', calls } })),
  )
  const trace = await new QueryClient().fetchQuery(callTraceQuery(id))
  expect(trace).toMatchObject({ gas: 100n, gasUsed: null, calls: [{ gas: 100n, gasUsed: 100n }] })
})
