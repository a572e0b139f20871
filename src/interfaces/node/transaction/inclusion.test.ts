import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { inclusionQuery } from './inclusion.ts'

/* Each test asks whether a node proves that transaction `id` is in block 7. */

const id = `0x${'ab'.repeat(32)}` as const
const [blockHash, otherHash] = [`0x${'1'.repeat(64)}`, `0x${'2'.repeat(64)}`]
const emptyRoot = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421'
const block = {
  number: '0x7',
  hash: blockHash,
  parentHash: otherHash,
  timestamp: '0x65920080',
  gasUsed: '0x5208',
  gasLimit: '0x1c9c380',
  transactions: [id],
}
const none = { ...block, transactions: [], gasUsed: '0x0', transactionsRoot: emptyRoot }
const transaction = { hash: id, blockHash, blockNumber: '0x7' }
const missing = { error: { code: -32_601, message: 'no such method' } }

async function inclusion(found: object | null, at: object | null | undefined) {
  await loadTestConfig()
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) =>
    answerCalls(body, ({ method }) => {
      if (method === 'eth_getTransactionByHash') return { result: found }
      return at === undefined ? missing : { result: at }
    }),
  )
  return new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(inclusionQuery(id, 7))
}

test.each([
  ['the block lists it', transaction, block],
  ['the block lists it, though the node forgot it', null, block],
  ['the node has it in the block, whose list it forgot', transaction, { ...block, transactions: [] }],
  ['the node has it and no blocks', transaction, undefined],
])('the inclusion is proven when %s', async (_, found, at) => {
  expect(await inclusion(found, at)).toBe('proven')
})

test.each([
  ['the block is empty', null, none],
  ['the block has others', null, { ...block, transactions: [otherHash] }],
  ['the node has it as pending, and the block is empty', { hash: id }, none],
  [
    'its block has another hash than the one of the chain',
    { ...transaction, blockHash: otherHash },
    { ...block, transactions: [] },
  ],
])('the inclusion is refuted when %s', async (_, found, at) => {
  expect(await inclusion(found, at)).toBe('refuted')
})

test.each([
  ['the node has neither', null, null],
  ['the node forgot it and what is in the block, which used gas', null, { ...block, transactions: [] }],
  ['the node forgot it and has no blocks', null, undefined],
  ['the node answers with another transaction', { ...transaction, hash: otherHash }, undefined],
  ['the node answers with another block', null, { ...none, number: '0x8' }],
])('the inclusion is unknown when %s', async (_, found, at) => {
  expect(await inclusion(found, at)).toBe('unknown')
})
