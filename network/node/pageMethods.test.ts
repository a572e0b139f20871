import { expect, test } from 'vitest'
import { readPageRequest } from './pageMethods.ts'

const call = (method: unknown, id: unknown = 1) => ({ jsonrpc: '2.0', id, method, params: [] })
const read = (body: unknown) => readPageRequest(JSON.stringify(body))

test.each([
  'eth_call',
  'eth_sendRawTransaction',
  'eth_sendRawTransactionSync',
  'eth_subscribe',
  'eth_getLogs',
  'net_version',
  'web3_clientVersion',
  'debug_traceTransaction',
  'trace_block',
  'txpool_status',
])('readPageRequest forwards %s', (method) => {
  expect(read(call(method))).toEqual({ forward: JSON.stringify(call(method)) })
})

test.each([
  'anvil_reset',
  'anvil_setBalance',
  'hardhat_impersonateAccount',
  'evm_mine',
  'debug_setHead',
  'personal_sign',
  'eth_sendTransaction',
  'eth_sendTransactionSync',
  'eth_sendUnsignedTransaction',
  'eth_sign',
  'eth_signTypedData_v4',
  'wallet_sendTransaction',
  'tenderly_setBalance',
  'ETH_call',
  '',
  null,
])('readPageRequest refuses %j, alone and in a batch', (method) => {
  expect(read(call(method))).toMatchObject({ refusal: { id: 1, error: { code: -32601 } } })
  expect(read([call('eth_chainId', 7), call(method, 8)])).toMatchObject({ refusal: [{ id: 7 }, { id: 8 }] })
})

test.each(['', '{', '[]', 'null', '7', '"eth_call"', '[[]]'])('error: %s is refused', (text) => {
  expect(readPageRequest(text)).toHaveProperty('refusal')
})

test('a method that is named twice is sent as it was read', () => {
  expect(readPageRequest('{"method":"anvil_reset","method":"eth_chainId"}')).toEqual({
    forward: '{"method":"eth_chainId"}',
  })
})

test('a batch of a page has at most a thousand calls, and one refusal answers a longer one', () => {
  const calls = (length: number, method: string) => Array.from({ length }, () => call(method))
  expect(read(calls(1_000, 'eth_chainId'))).toHaveProperty('forward')
  for (const method of ['eth_chainId', 'anvil_reset'])
    expect(read(calls(1_001, method))).toEqual({
      refusal: {
        jsonrpc: '2.0',
        id: null,
        error: { code: -32600, message: 'A page may send at most 1000 calls at once.' },
      },
    })
})
