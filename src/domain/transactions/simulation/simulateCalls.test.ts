import { encodeErrorResult, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { request } from '#domain/testing/sampleRecord.ts'
import type { Hex } from '#lib/wire/shapes.ts'
import { errorsAbi } from './revertReason.ts'
import { simulateCalls } from './simulateCalls.ts'

const token = request.asset
const approval = { to: token, data: '0x095ea7b3', isAtomic: true } as const
const lacking = encodeErrorResult({
  abi: errorsAbi,
  errorName: 'ERC20InsufficientAllowance',
  args: [request.to, 0n, 25_000_000n],
})
const overflow = encodeErrorResult({ abi: parseAbi(['error Panic(uint256)']), args: [17n] })
const paused = encodeErrorResult({ abi: errorsAbi, errorName: 'AssetPaused', args: [token] })

/**
 * Simulates a deposit that reverts with these bytes together with its approval; `approve` are the bytes of the
 * approval's revert.
 */
function together(deposit: Hex, approve: Hex | null = null) {
  return simulateCalls({ ...request, approval }, async ({ to }) => {
    const data = to === token ? approve : deposit
    return data === null ? null : { data }
  })
}

const alone = (data: Hex) => simulateCalls(request, async () => ({ data }))

test.each([
  ['names it', lacking],
  ['gives no reason', '0x'],
  ['overflows', overflow],
] as const)(
  'a deposit that lacks only the approval it comes with passes, also where the token %s',
  async (_, data) => {
    expect(await together(data)).toEqual({})
  },
)

test('a revert for another reason refuses both calls, and so does an approval that reverts', async () => {
  const refused = { refused: 'Paused by the operator.', retry: false }
  expect(await together(paused)).toEqual(refused)
  expect(await together(lacking, paused)).toEqual(refused)
})

test('a single deposit without allowance is refused and may be retried', async () => {
  expect(await alone(lacking)).toMatchObject({ retry: true })
  expect(await alone('0x')).toMatchObject({ retry: false })
})

test('a single purchase that overflows may be retried, another panic may not', async () => {
  const division = encodeErrorResult({ abi: parseAbi(['error Panic(uint256)']), args: [18n] })
  expect(await alone(overflow)).toMatchObject({
    refused: 'Panic: arithmetic overflow or underflow (0x11).',
    retry: true,
  })
  expect(await alone(division)).toMatchObject({ retry: false })
})

test('calls that pass are not refused, and each runs with its value', async () => {
  const calls: unknown[] = []
  const run = async (call: unknown) => {
    calls.push(call)
    return null
  }
  expect(await simulateCalls({ ...request, value: '0x5' }, run)).toEqual({})
  expect(calls).toEqual([{ to: request.to, data: request.data, value: '0x5' }])
  expect(await simulateCalls({ ...request, approval }, run)).toEqual({})
  expect(calls).toHaveLength(3)
})

test('an approval that reverts refuses a deposit that passes', async () => {
  const run = async ({ to }: { to: string | null }) => (to === token ? { data: paused } : null)
  expect(await simulateCalls({ ...request, approval }, run)).toEqual({
    refused: 'Paused by the operator.',
    retry: false,
  })
})

test('a refusal without data is not told as the contract’s silence, and is not retried', async () => {
  const run = async () => ({ data: undefined })
  const refused = { refused: 'The contract refused. The node did not say why.', retry: false }
  expect(await simulateCalls(request, run)).toEqual(refused)
})
