import { pad, toHex } from 'viem'
import { expect, test } from 'vitest'
import { packAnswers, unpackAnswers } from './packedAnswers.ts'
import type { BlockRead, WireBlock, WireReceipt, WireTrace } from './wire.ts'

const block = { number: toHex(5), hash: pad('0x63') } as WireBlock
const receipts = [{ transactionHash: pad('0x1'), gasUsed: toHex(21_000) }] as WireReceipt[]
const traces: WireTrace[] = [{ type: 'reward', action: { value: '0x1' }, traceAddress: [] }]
const read: BlockRead = { block, receipts, calls: [], traced: true, traces }
const frames = [{ txHash: pad('0x1'), error: 'Reverted' }]

test('the answers of a block are unpacked as they were packed, from text and from bytes', async () => {
  const { blockNumber, blockHash, body } = await packAnswers(read, frames)
  expect({ blockNumber, blockHash }).toEqual({ blockNumber: 5, blockHash: pad('0x63') })
  const text = String(body)
  expect(text).toMatch(/^\\x[0-9a-f]+$/)
  const answers = { block, receipts, traces, frames }
  expect(await unpackAnswers(text)).toEqual(answers)
  expect(await unpackAnswers(Buffer.from(text.slice(2), 'hex'))).toEqual(answers)
})

test.each([
  ['did not trace every transaction', { traced: false, traces }],
  ['was not asked for traces', { traced: true }],
])(
  'the answers of a node that %s have no traces, and no frames without a failed call',
  async (_, changes) => {
    const { traces: __, ...bare } = read
    const { body } = await packAnswers({ ...bare, ...changes })
    expect(await unpackAnswers(String(body))).toEqual({ block, receipts, traces: null })
  },
)
