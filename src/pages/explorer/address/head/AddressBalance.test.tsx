import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AddressRecord } from '#interfaces/explorer/address/address.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { AddressBalance } from './AddressBalance.tsx'

const address = checksummed(`0x${'11'.repeat(20)}`)
const byNode = 10_004_690_000_000_000_000_000n

/** Shows a balance by the explorer beside that of the node, which tells `then` of the explorer's block 4,620. */
async function noteOf(balance: bigint, then: bigint | null, exchangeRate: string | null = null) {
  await loadTestConfig()
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) =>
    answerCalls(String(body), ({ params }) => {
      const told = params[1] === '0x120c' ? then : byNode
      return told === null ? { error: { code: -32000, message: 'missing trie node' } } : { result: hex(told) }
    }),
  )
  const record = { balance, balanceBlock: 4_620, exchangeRate } as unknown as AddressRecord
  renderPart(<AddressBalance address={address} record={record} error={null} />)
  const note = () => screen.getByText('Balance').parentElement?.textContent?.replaceAll('\u00a0', ' ')
  return (said: string) => vi.waitFor(() => expect(note()).toContain(said))
}

const hex = (wei: bigint) => `0x${wei.toString(16)}`
const difference = 46_000_000_000_000n

test.each([
  ['more', byNode + difference, 'The explorer says 0.000046 ETH more at block 4,620'],
  ['less', byNode - difference, 'The explorer says 0.000046 ETH less at block 4,620'],
])(
  'an explorer that says %s than the node ever said is quoted with the difference',
  async (_, balance, said) => {
    const says = await noteOf(balance, byNode)
    await says(said)
  },
)

test('a balance that explorer and node agree on needs no word', async () => {
  const says = await noteOf(byNode, byNode)
  await says('10,004.69')
  // The explorer's answer may come first, and is named until the node agrees.
  await vi.waitFor(() => expect(screen.queryByText(/node|explorer/i)).toBeNull())
})

test('a node that is still asked is not said to be out of reach', async () => {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const record = { balance: byNode, balanceBlock: 4_620, exchangeRate: '3149.5' } as unknown as AddressRecord
  renderPart(<AddressBalance address={address} record={record} error={null} />)
  await screen.findByText(/31,509,771/)
  expect(screen.queryByText(/node/)).toBeNull()
})

test('a balance is worth what the explorer says of the coin', async () => {
  const says = await noteOf(byNode, byNode, '3149.5')
  await says('$31,509,771.15')
})

test('an explorer that says what the node said at its block contradicts nobody', async () => {
  const says = await noteOf(byNode + difference, byNode + difference)
  await says('From the node; both agree at block 4,620')
  expect(screen.queryByText(/^The explorer says/)).toBeNull()
})

test('a balance that only moved since the block of the explorer keeps its worth', async () => {
  const says = await noteOf(byNode + difference, byNode + difference, '3149.5')
  await says('$31,509,771.15')
  await vi.waitFor(() => expect(screen.getByTitle('From the node; both agree at block 4,620')).toBeTruthy())
})

test('where the node forgot that block nothing settles it, and the difference is told', async () => {
  const says = await noteOf(byNode + difference, null)
  await says('The explorer says 0.000046 ETH more at block 4,620')
})

test.each([
  [
    'that only takes long is slow',
    'timeout',
    'From the explorer at block 4,620. The node is slow to answer.',
  ],
  [
    'that does not answer is out of reach',
    'unreachable',
    "From the explorer at block 4,620. Can't reach the node.",
  ],
  ['that may still answer is not blamed', null, 'From the explorer at block 4,620.'],
] as const)('a node %s', async (_, kind, said) => {
  await loadTestConfig()
  if (kind === 'timeout') vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  vi.stubGlobal('fetch', () =>
    kind === null ? new Promise(() => {}) : Promise.reject(new TypeError('Failed to fetch')),
  )
  const record = { balance: byNode, balanceBlock: 4_620, exchangeRate: null } as unknown as AddressRecord
  renderPart(<AddressBalance address={address} record={record} error={null} />)
  await screen.findByText(/^From the explorer/)
  await vi.waitFor(() =>
    expect(screen.getByText('Balance').parentElement?.textContent?.endsWith(said)).toBe(true),
  )
})
