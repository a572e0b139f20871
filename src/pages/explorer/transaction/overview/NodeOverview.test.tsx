import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { alice, bob, id } from '#interfaces/testing/explorerFixtures.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { serveSources } from '#pages/testing/fakeSources.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { NodeOverview } from './NodeOverview.tsx'

const [from, to] = [checksummed(alice as never), checksummed(bob as never)]
const transaction = {
  ...{ hash: id, blockHash: id, blockNumber: 7, transactionIndex: 0, from, to, value: 0n },
  ...{ gas: 21_000n, gasPrice: 2n, nonce: 1, input: '0x' as const },
}
const block = {
  ...{ number: '0x7', hash: id, parentHash: id, timestamp: '0x69ba3c88', miner: alice },
  ...{ gasUsed: '0x5208', gasLimit: '0x1c9c380', transactions: [id] },
}
const receipt = { hash: id, from, block: 7, success: true, gasUsed: 10n ** 17n, gasPrice: 2n, otherFee: 0n }

/** The view beside a node that has the block of the transaction, with what contracts answer to a call. */
async function open(
  props: Parameters<typeof NodeOverview>[0],
  called: (data: string) => string = () => '0x',
) {
  const asked: string[] = []
  await serveSources(
    ({ pathname }) => {
      asked.push(pathname)
      return new Response('{}', { status: 503 })
    },
    ({ method, params }) => ({
      result: method === 'eth_call' ? called((params[0] as { data: string }).data) : block,
    }),
  )
  renderPart(<NodeOverview {...props} />)
  const row = async (label: string) => (await screen.findByText(label)).closest('div')
  return Object.assign(async (label: string) => (await row(label))?.textContent, { row, asked })
}

test('the fee from the node has what a transaction paid for blobs and data on L1, too', async () => {
  const row = await open({ transaction, receipt: { ...receipt, otherFee: 3n * 10n ** 17n } })
  expect(await row('Fee')).toContain('0.5')
})

test('a creation that failed created nothing; one without a receipt is one', async () => {
  const creation = { ...transaction, to: null }
  const failed = await open({ transaction: creation, receipt: { ...receipt, success: false } })
  expect(await failed('To')).toContain('Failed to create a contract')
  cleanup()
  const waiting = await open({ transaction: creation, receipt: null })
  expect(await waiting('To')).toContain('Creates a contract')
})

test('a transaction that waits for a block costs at most its gas limit times its price', async () => {
  const pending = { ...transaction, blockHash: null, blockNumber: null, gasPrice: 10n ** 12n }
  const row = await open({ transaction: pending, receipt: null })
  expect(await row('Fee')).toBe('Feeup to 0.02100000 ETH')
  expect(await row('Block')).toContain('Waiting for a block')
})

test('a transaction in a block has the time of that block', async () => {
  const row = await open({ transaction, receipt })
  await vi.waitFor(async () => expect(await row('Time')).toContain('2026'))
})

test('a call is decoded, its amount in whole tokens as the node knows the token, without the explorer', async () => {
  const word = (hex: string) => hex.replace('0x', '').padStart(64, '0')
  const symbol = `0x${word('20')}${word('4')}${'54555344'.padEnd(64, '0')}`
  const input = `0xa9059cbb${word(alice)}${word((1_500_000).toString(16))}` as const
  const row = await open({ transaction: { ...transaction, input }, receipt: null }, (data) =>
    data === '0x313ce567' ? `0x${word('6')}` : symbol,
  )
  await vi.waitFor(async () => expect(await row('Call')).toContain('1.5 TUSD'), 10_000)
  expect(row.asked).toEqual([])
})
