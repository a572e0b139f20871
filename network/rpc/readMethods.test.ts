import { expect, test } from 'vitest'
import { onlyReads } from './readMethods.ts'

const asked = (...methods: string[]) => JSON.stringify(methods.map((method) => ({ method, params: [] })))

test.each([
  'eth_call',
  'eth_getLogs',
  'eth_blockNumber',
  'eth_simulateV1',
  'debug_traceTransaction',
  'net_version',
])('%s only reads', (method) => {
  expect(onlyReads(JSON.stringify({ method }))).toBe(true)
})

test.each([
  'eth_sendRawTransaction',
  'eth_sendTransaction',
  'eth_newFilter',
  'eth_getFilterChanges',
  'evm_mine',
  'anvil_setBalance',
  'anvil_dumpState',
  'txpool_dropTransaction',
  'made_up',
])('%s may change the chain', (method) => {
  expect(onlyReads(JSON.stringify({ method }))).toBe(false)
})

test('a batch only reads when each of its calls does', () => {
  expect(onlyReads(asked('eth_call', 'eth_getBalance'))).toBe(true)
  expect(onlyReads(asked('eth_call', 'eth_sendRawTransaction'))).toBe(false)
})

test.each(['', '[]', '{', 'null', '[null]', '{"method":1}'])('%j counts as changing the chain', (text) => {
  expect(onlyReads(text)).toBe(false)
})
