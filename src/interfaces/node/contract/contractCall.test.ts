import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import type { Hex } from '#lib/wire/shapes.ts'
import { codeQuery, delegateOf, kindOfCode } from './code.ts'
import { callContract } from './contractCall.ts'
import { readIdBalance } from './token/idBalances.ts'
import { tokenHoldingQuery } from './token/tokenHolding.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
/** A node with one answer; returns the parameters it was asked with. */
function node(reply: object) {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) =>
    answerCalls(body, ({ params }) => {
      asked.push(params)
      return reply
    }),
  )
  return asked
}

beforeEach(async () => {
  await loadTestConfig()
})

afterEach(() => client.clear())

test('callContract sends the signer as from, and the value', async () => {
  const asked = node({ result: '0x01' })
  expect(await callContract({ to: bob, data: '0x1234', value: '0x5' }, alice)).toEqual({ data: '0x01' })
  expect(asked).toEqual([[{ to: bob, data: '0x1234', from: alice, value: '0x5' }, 'latest']])
})

test('a reverted call returns the bytes of its reason', async () => {
  node({ error: { code: 3, message: 'execution reverted', data: '0x12345678' } })
  expect(await callContract({ to: bob, data: '0x' })).toEqual({ reverted: '0x12345678' })
  node({ error: { code: 3, message: 'execution reverted' } })
  expect(await callContract({ to: bob, data: '0x' })).toEqual({ reverted: null })
})

test('callContract throws for a node that refuses to answer, and reports no revert', async () => {
  node({ error: { code: -32_005, message: 'too many requests' } })
  await expect(callContract({ to: bob, data: '0x' })).rejects.toThrow()
})

test('codeQuery returns the bytes at an address, null where the node does not have the method', async () => {
  node({ result: '0x6001' })
  expect(await client.fetchQuery(codeQuery(alice))).toBe('0x6001')
  node({ error: { code: -32_601, message: 'method not found' } })
  expect(await client.fetchQuery(codeQuery(bob))).toBeNull()
})

test('delegateOf reads the delegate only from the code of a delegating account', () => {
  expect(delegateOf(`0xef0100${bob.slice(2).toLowerCase()}`)).toBe(bob)
  expect(delegateOf(`0x6000${bob.slice(2).toLowerCase()}`)).toBeNull()
  expect(delegateOf('0x')).toBeNull()
})

test.each<[string, Hex | null, string | null]>([
  ['no code', '0x', 'Address'],
  ['a delegation', `0xef0100${bob.slice(2).toLowerCase()}`, 'Account'],
  ['other code', `0x6000${bob.slice(2).toLowerCase()}`, 'Contract'],
  ['code that is not known', null, null],
])('kindOfCode of %s', (_, code, kind) => {
  expect(kindOfCode(code)).toBe(kind)
})

test('tokenHoldingQuery is balanceOf, null when the token does not answer', async () => {
  node({ result: `0x${'0'.repeat(62)}ff` })
  expect(await client.fetchQuery(tokenHoldingQuery(bob, alice))).toBe(255n)
  client.clear()
  node({ result: '0x' })
  expect(await client.fetchQuery(tokenHoldingQuery(bob, alice))).toBeNull()
})

test('readIdBalance asks an ERC-1155 contract for one id of one account at the block', async () => {
  const asked = node({ result: `0x${'0'.repeat(62)}2a` })
  expect(await readIdBalance(bob, '7', alice, new AbortController().signal, 300)).toBe(42n)
  const data = `0x00fdd58e${'0'.repeat(24)}${alice.slice(2).toLowerCase()}${'0'.repeat(63)}7`
  expect(asked).toEqual([[{ to: bob, data }, '0x12c']])
})
