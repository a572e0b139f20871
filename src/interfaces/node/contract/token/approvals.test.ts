import { QueryClient } from '@tanstack/react-query'
import {
  encodeAbiParameters,
  encodeEventTopics,
  erc20Abi,
  erc721Abi,
  numberToHex,
  pad,
  stringToHex,
} from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { approvalsQuery, searchOlderApprovals } from './approvals.ts'

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const spender = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const collection = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const word = (value: bigint) => numberToHex(value, { size: 32 })
const approval = (to: `0x${string}`, block: number) => ({
  address: token,
  topics: encodeEventTopics({ abi: erc20Abi, eventName: 'Approval', args: { owner, spender: to } }),
  data: word(1n),
  blockNumber: numberToHex(block),
})
const forAll = {
  address: collection,
  topics: encodeEventTopics({
    abi: erc721Abi,
    eventName: 'ApprovalForAll',
    args: { owner, operator: spender },
  }),
  data: word(1n),
  blockNumber: '0x3',
}
const single = {
  address: collection,
  topics: encodeEventTopics({
    abi: erc721Abi,
    eventName: 'Approval',
    args: { owner, spender: other, tokenId: 7n },
  }),
  data: '0x',
  blockNumber: '0x4',
}

type Filter = { fromBlock: string; toBlock: string; topics: unknown[] }
type Call = { data: string }

/** The answers of the contracts: allowances by spender, and constant answers to everything else. */
function contractAnswer({ data }: Call, allowances: Record<string, bigint>) {
  if (data.startsWith('0x95d89b41')) return encodeAbiParameters([{ type: 'string' }], ['TU\u202eSD'])
  if (data.startsWith('0x313ce567')) return word(6n)
  if (data.startsWith('0xe985e9c5')) return word(1n)
  return word(allowances[`0x${data.slice(-40)}`] ?? 0n)
}

/** A node with these logs at block 1,000,000 and a limit of blocks for each search; returns the filters it was sent. */
function node(
  logs: readonly { blockNumber: string }[],
  widest = Number.POSITIVE_INFINITY,
  allowances: Record<string, bigint> = {},
) {
  const filters: Filter[] = []
  function search(filter: Filter) {
    filters.push(filter)
    const [from, to] = [Number(filter.fromBlock), Number(filter.toBlock)]
    if (to - from + 1 > widest) return { error: { code: -32_005, message: 'range too large' } }
    return { result: logs.filter(({ blockNumber: at }) => Number(at) >= from && Number(at) <= to) }
  }
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) =>
    answerCalls(body, ({ method, params: [parameter] }) => {
      if (method === 'eth_blockNumber') return { result: numberToHex(1_000_000) }
      if (method === 'eth_getLogs') return search(parameter as unknown as Filter)
      return { result: contractAnswer(parameter as unknown as Call, allowances) }
    }),
  )
  return filters
}

beforeEach(async () => {
  await loadTestConfig()
})

afterEach(() => client.clear())

test('approvals with a remaining allowance are listed, newest first, used ones are not', async () => {
  const left = { [spender.toLowerCase()]: 5_000_000n }
  const logs = [approval(spender, 10), approval(spender, 20), approval(other, 15), forAll]
  const [filter] = node(logs, undefined, left)
  expect(filter).toBeUndefined()
  expect(await client.fetchQuery(approvalsQuery(owner))).toEqual({
    approvals: [
      { token, spender, kind: 'amount', block: 20, symbol: 'TUSD', decimals: 6, allowed: 5_000_000n },
      { token: collection, spender, kind: 'all', block: 3, symbol: 'TUSD', decimals: null, allowed: 'all' },
    ],
    fromBlock: 0,
    toBlock: 1_000_000,
    unchecked: 0,
    unreadable: 0,
  })
})

test('unreadable approvals are counted', async () => {
  node([
    { ...approval(spender, 5), data: 7 },
    approval(other, 4),
    { ...approval(other, 3), topics: null },
  ] as never)
  expect(await client.fetchQuery(approvalsQuery(owner))).toMatchObject({ unreadable: 2 })
})

test('approvalsQuery throws when every approval is unreadable', async () => {
  node([{ ...approval(spender, 5), data: 7 }] as never)
  const reading = client.fetchQuery({ ...approvalsQuery(owner), retry: false })
  await expect(reading).rejects.toMatchObject({ from: 'node', kind: 'malformed' })
})

test('the filter has the owner as a topic, so that no other account’s logs are read', async () => {
  const filters = node([])
  await client.fetchQuery(approvalsQuery(owner))
  expect(filters).toHaveLength(1)
  expect(filters[0]?.topics[1]).toBe(pad(owner).toLowerCase())
})

test('a node that refuses wide ranges is searched from the newest block back, and the searched blocks are reported', async () => {
  const left = { [spender.toLowerCase()]: 1n }
  const filters = node([approval(spender, 999_990), approval(spender, 10)], 10_000, left)
  const found = await client.fetchQuery(approvalsQuery(owner))
  expect(found.approvals).toMatchObject([{ block: 999_990 }])
  expect(found.toBlock).toBe(1_000_000)
  expect(found.fromBlock).toBeGreaterThan(0)
  expect(filters.length).toBeLessThan(24)
  const searched = filters.filter(({ fromBlock, toBlock }) => Number(toBlock) - Number(fromBlock) < 10_000)
  expect(Math.min(...searched.map(({ fromBlock }) => Number(fromBlock)))).toBe(found.fromBlock)
})

test('a further search adds older approvals, and a later reading keeps them', async () => {
  const left = { [spender.toLowerCase()]: 1n, [other.toLowerCase()]: 2n }
  node([approval(spender, 999_990), approval(spender, 20), approval(other, 10)], 10_000, left)
  const { queryKey } = approvalsQuery(owner)
  const first = await client.fetchQuery(approvalsQuery(owner))
  const blocks = () => client.getQueryData(queryKey)?.approvals.map(({ block }) => block)
  expect(blocks()).toEqual([999_990])
  while (client.getQueryData(queryKey)?.fromBlock) await searchOlderApprovals(client, owner)
  expect(blocks()).toEqual([999_990, 10])
  await client.fetchQuery({ ...approvalsQuery(owner), staleTime: 0 })
  expect(blocks()).toEqual([999_990, 10])
  expect(client.getQueryData(queryKey)?.fromBlock).toBe(0)
  expect(first.fromBlock).toBeGreaterThan(0)
})

test('an approval whose contract does not answer stays in the list as unknown', async () => {
  node([approval(spender, 10), forAll])
  const usual = globalThis.fetch
  vi.stubGlobal('fetch', async (url: URL, init: { body: string }) =>
    init.body.includes('eth_call') ? answerCalls(init.body, () => ({ result: '0x' })) : usual(url, init),
  )
  const { approvals } = await client.fetchQuery(approvalsQuery(owner))
  expect(approvals.map(({ kind, allowed }) => [kind, allowed])).toEqual([
    ['amount', 'unknown'],
    ['all', 'unknown'],
  ])
})

test('the approval of a single NFT is not listed as one of the collection', async () => {
  node([single])
  expect((await client.fetchQuery(approvalsQuery(owner))).approvals).toEqual([])
})

test('a bytes32 symbol is read, and the symbol of a token without one is null', async () => {
  node([approval(spender, 10)], undefined, { [spender.toLowerCase()]: 1n })
  const usual = globalThis.fetch
  vi.stubGlobal('fetch', async (url: URL, init: { body: string }) => {
    if (!init.body.includes('0x95d89b41')) return usual(url, init)
    return answerCalls(init.body, ({ params: [parameter] }) => {
      const { data } = parameter as unknown as Call
      if (data.startsWith('0x95d89b41')) return { result: stringToHex('MKR', { size: 32 }) }
      return { result: word(data.startsWith('0x313ce567') ? 99n : 1n) }
    })
  })
  const { approvals } = await client.fetchQuery(approvalsQuery(owner))
  expect(approvals).toMatchObject([{ symbol: 'MKR', decimals: null }])
})

test('approvalsQuery throws for a node that refuses even small ranges', async () => {
  node([], 100)
  await expect(client.fetchQuery(approvalsQuery(owner))).rejects.toThrow('range too large')
})

test.each([
  ['maximum [from, to] blocks distance: 10000', -32_000, 10_000],
  ['block range too large, at most 2,000 blocks', -32_005, 2_000],
])('a node that refuses with "%s" gets ranges as wide as it allows', async (message, code, widest) => {
  const filters: Filter[] = []
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) =>
    answerCalls(body, ({ method, params: [parameter] }) => {
      if (method === 'eth_blockNumber') return { result: numberToHex(1_000_000) }
      const filter = parameter as unknown as Filter
      if (Number(filter.toBlock) - Number(filter.fromBlock) + 1 > widest) return { error: { code, message } }
      filters.push(filter)
      return { result: [] }
    }),
  )
  const found = await client.fetchQuery(approvalsQuery(owner))
  expect(filters).toHaveLength(16)
  expect(found.fromBlock).toBe(1_000_001 - 16 * widest)
})
