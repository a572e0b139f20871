import { expect, test, vi } from 'vitest'
import { alice } from '#interfaces/testing/explorerFixtures.ts'
import { checksummed, type Hex } from '#lib/wire/shapes.ts'
import { serveSources } from '#pages/testing/fakeSources.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { ApprovalSentence } from './ApprovalSentence.tsx'
import type { Tense } from './SummaryLine.tsx'

const token = checksummed(`0x${'a1'.repeat(20)}`)
const word = (value: bigint | string) => BigInt(value).toString(16).padStart(64, '0')
const approving = (units: bigint): Hex => `0x095ea7b3${word(alice)}${word(units)}`

/** The sentence of a call of a token of this standard, without the spender's and the token's addresses. */
async function sentenceOf(data: Hex, type: string | null, tense: Tense = 'past') {
  const asked: string[] = []
  await serveSources(
    ({ pathname }) => {
      asked.push(pathname)
      return Response.json({ address_hash: token, type, decimals: '6', symbol: 'TUSD', name: 'Tide Dollar' })
    },
    () => ({ result: '0x' }),
  )
  const { container } = renderPart(
    <ApprovalSentence token={token} data={data} tense={tense}>
      Called approve
    </ApprovalSentence>,
  )
  const text = () => (container.textContent ?? '').replace(/0x\w{40}/g, '…').replace(/\s+/g, ' ')
  return { text, asked }
}

test.each([
  ['an amount', 25_500_000n, 'past', 'Allowed … to spend 25.5 TUSD'],
  ['everything', 2n ** 256n - 1n, 'past', 'Allowed … to spend unlimited TUSD'],
  ['nothing', 0n, 'past', 'Revoked what … may spend of TUSD'],
  ['an amount, not mined yet', 25_500_000n, 'future', 'Waiting to allow … to spend 25.5 TUSD'],
] as const)('an approval of %s says in words what it allows', async (_, units, tense, said) => {
  const { text } = await sentenceOf(approving(units), 'ERC-20', tense)
  await vi.waitFor(() => expect(text()).toBe(said))
})

test.each([
  ['of a collection, where it gives one item away', approving(7n), 'ERC-721'],
  ['of a token whose standard nobody tells', approving(7n), null],
] as const)('an approval %s is told as a call', async (_, data, type) => {
  const { text, asked } = await sentenceOf(data, type)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(text()).toBe('Called approve')
})

test('a call that only has the name of an approval is told as a call, and asks nobody', async () => {
  const { text, asked } = await sentenceOf(`0x5ae401dc${word(alice)}${word(7n)}`, 'ERC-20')
  await vi.waitFor(() => expect(text()).toBe('Called approve'))
  expect(asked).toEqual([])
})
