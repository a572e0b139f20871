import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { sentRecord } from '#domain/testing/sampleRecord.ts'
import { alice, bob, coin, id, transactions } from '#interfaces/testing/explorerFixtures.ts'
import { serveSources } from '#pages/testing/fakeSources.ts'
import { transactionInterfaces } from './transactionInterfaces.ts'

/* A mined transaction with a node that has pruned its blocks. */

const listed = { ...transactions.strict, nonce: 7, raw_input: '0xabcdef', block_number: 12 }
const transfer = (from: string, to: string, value: string | null) => ({
  transaction_hash: id,
  log_index: Number(value ?? 9),
  from: { hash: from },
  to: { hash: to },
  token: { address: coin, symbol: 'TIDE', decimals: '18', type: 'ERC-20' },
  total: { value, decimals: '18' },
})

async function forgetfulNode(answer: (path: string) => object) {
  await serveSources(
    ({ pathname }) => answer(pathname.replace('/api/v2', '')),
    ({ method }) => ({ result: method === 'eth_blockNumber' ? '0x10' : null }),
  )
  return transactionInterfaces(new QueryClient({ defaultOptions: { queries: { retry: false } } }))
}

const status = (code: number) => () => Response.json({ message: 'No.' }, { status: code })

test('listed returns the explorer’s mined transaction, null for an unknown one, and throws without an answer', async () => {
  const there = await forgetfulNode(() => listed)
  expect(await there.listed(id)).toMatchObject({
    transaction: { hash: id, from: alice, nonce: 7, data: '0xabcdef', block: 12 },
    success: true,
  })
  expect(await (await forgetfulNode(status(404))).listed(id)).toBeNull()
  await expect((await forgetfulNode(status(500))).listed(id)).rejects.toThrow()
})

test('sentSince finds transactions that the explorer lists and the node has pruned', async () => {
  const chain = await forgetfulNode((path) =>
    path.startsWith('/addresses') ? { items: [listed], next_page_params: null } : listed,
  )
  const record = sentRecord({ from: alice, nonce: null, firstNonce: 7, sentBlock: 10 })
  expect((await chain.sentSince(record)).transactions).toMatchObject([{ hash: id, nonce: 7, block: 12 }])
  const later = sentRecord({ from: alice, nonce: null, firstNonce: 8, sentBlock: 10 })
  expect((await chain.sentSince(later)).transactions).toEqual([])
})

test.each([
  ['sent and got back', [transfer(alice, bob, '25'), transfer(bob, alice, '5')], 20n],
  ['did not move', [transfer(bob, coin, '25')], null],
  ['moved in an amount that the explorer does not tell', [transfer(alice, bob, null)], null],
])('takenBy sums the explorer’s transfers of an account that %s', async (_, items, taken) => {
  const chain = await forgetfulNode(() => ({ items, next_page_params: null }))
  expect(await chain.takenBy(id, coin, alice)).toBe(taken)
})
