import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { request, sentRecord } from '#domain/testing/sampleRecord.ts'
import { allowanceQuery } from '#interfaces/node/contract/token/allowance.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { LeftApproval } from './LeftApproval.tsx'

const { asset: token, from: owner, to: spender } = request

/** A node whose newest block is before the one of the deposit, and what it answers at that block. */
let leftAfter = 0n
const ofBlocks: unknown[] = []

beforeEach(async () => {
  await loadTestConfig()
  ofBlocks.length = 0
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) =>
    answerCalls(body, ({ params: [, block] }) => {
      ofBlocks.push(block)
      const units = block === '0xc' ? leftAfter : BigInt(request.amount)
      return { result: `0x${units.toString(16).padStart(64, '0')}` }
    }),
  )
})

/** What is left after a deposit of 25 TUSD in block 12, whose approval was read before. */
function show(left: bigint) {
  leftAfter = left
  const client = new QueryClient()
  client.setQueryData(allowanceQuery({ token, owner, spender }).queryKey, BigInt(request.amount))
  render(
    <QueryClientProvider client={client}>
      <LeftApproval act={sentRecord({ status: { name: 'confirmed', block: 12 } })} />
    </QueryClientProvider>,
  )
  return vi.waitFor(() => {
    expect(ofBlocks).toEqual(['0xc'])
    expect(client.isFetching()).toBe(0)
  })
}

test('an allowance that was read before the block of the action is not called left', async () => {
  const read = show(0n)
  expect(screen.queryByText(/of the approval is left/)).toBeNull()
  await read
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  [25_000n, 0],
  [25_001n, 1],
])('of 25 TUSD spent, %s base units left are worth %s sentence', async (left, count) => {
  await show(left)
  if (count) await screen.findByText('0.025001 TUSD of the approval is left.')
  expect(screen.queryAllByRole('button', { name: 'Revoke it' })).toHaveLength(count)
})
