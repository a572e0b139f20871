import { beforeEach, expect, test, vi } from 'vitest'
import { request, sentRecord } from '#domain/testing/sampleRecord.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { sentInBlocks } from './sentInBlocks.ts'
import { simulate } from './simulation.ts'

const hash = `0x${'cd'.repeat(32)}`
const mined = { hash, from: request.from, value: '0x0', gas: '0x5208', nonce: '0x7', input: '0x' }
const methodNotFound = { error: { code: -32_601, message: 'method not found' } }

let newest: number
let minedIn: number
let chainId: string
let hasBlocks: boolean
let read: number[]

function reply(method: string, params: readonly unknown[]): object {
  if (method === 'eth_blockNumber') return { result: `0x${newest.toString(16)}` }
  if (method === 'eth_chainId') return { result: chainId }
  if (method === 'eth_call') return { result: '0x' }
  if (method !== 'eth_getBlockByNumber' || !hasBlocks) return methodNotFound
  const number = Number(params[0])
  read.push(number)
  return { result: { transactions: number === minedIn ? [mined] : [] } }
}

beforeEach(async () => {
  newest = 1_000
  minedIn = 937
  chainId = '0x7a69'
  hasBlocks = true
  read = []
  await loadTestConfig()
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) =>
    answerCalls(body, ({ method, params }) => reply(method, params)),
  )
})

test('sentInBlocks finds a transaction 63 blocks later, in several searches of a part each', async () => {
  let record = sentRecord({ sentBlock: 400 })
  for (let searches = 1; ; searches++) {
    const { transactions, searchedTo } = await sentInBlocks(record)
    if (transactions.length > 0) {
      expect(transactions).toMatchObject([{ hash, nonce: 7 }])
      expect(searches).toBe(3)
      break
    }
    expect(searchedTo).toBe(400 + searches * 200)
    record = { ...record, searchedTo }
  }
  expect(Math.min(...read)).toBe(401)
  expect(new Set(read).size).toBe(read.length)
})

test('the newest blocks are read again after a complete search, because they may have been replaced', async () => {
  const { searchedTo } = await sentInBlocks(sentRecord({ sentBlock: 400, searchedTo: 1_000 }))
  expect(searchedTo).toBe(1_000)
  expect([Math.min(...read), Math.max(...read)]).toEqual([989, 1_000])
})

test('sentInBlocks finds nothing and reports no searched block on a node without blocks', async () => {
  hasBlocks = false
  expect(await sentInBlocks(sentRecord())).toEqual({ transactions: [], searchedTo: null })
})

test('simulate refuses when the node is on another chain', async () => {
  expect(await simulate(request)).toEqual({})
  chainId = '0x1'
  expect(await simulate(request)).toEqual({
    refused: 'The node is on chain 1, this site is for chain 31337.',
    retry: false,
  })
})
