import { expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { gasLimit } from './gasLimit.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const call = { to: `0x${'22'.repeat(20)}`, data: '0x12345678' } as const

test.each([1n, 21_000n, 183_457n])(
  'a limit is more than the estimate of %i and at most twice it: some chains charge half of the limit',
  async (estimate) => {
    await loadTestConfig()
    vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) =>
      answerCalls(body, () => ({ result: `0x${estimate.toString(16)}` })),
    )
    const limit = await gasLimit(alice, call)
    expect(limit).toBeGreaterThan(estimate)
    expect(limit).toBeLessThanOrEqual(2n * estimate)
  },
)
