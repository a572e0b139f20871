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

/** What is said of a deposit that reverts with these bytes, together with an approval that does so. */
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
