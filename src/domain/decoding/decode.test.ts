import { encodeAbiParameters, encodeErrorResult, encodeEventTopics, encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import type { Hex } from '#lib/wire/shapes.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { transferTopic } from '#spec/abi/tokenTransfers.ts'
import { builtInAbis as abisOf } from './builtInAbis.ts'
import { commonAbi } from './commonAbi.ts'
import { decodeCall, decodeError, decodeLog } from './decode.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const builtInAbis = abisOf({ markets: true, lending: true })

test('decodeCall keeps names and every digit', () => {
  const data = encodeFunctionData({ abi: commonAbi, functionName: 'transfer', args: [bob, 2n ** 255n] })
  expect(decodeCall(data, builtInAbis)).toEqual({
    methodCall: expect.stringMatching(/^transfer\(address \w+, uint256 \w+\)$/),
    methodId: 'a9059cbb',
    parameters: [
      { name: 'to', type: 'address', indexed: false, value: bob },
      { name: expect.any(String), type: 'uint256', indexed: false, value: String(2n ** 255n) },
    ],
  })
})

test('decodeCall counts an amount where tokens and collectibles share a function', () => {
  const abi = parseAbi(['function transferFrom(address, address, uint256)'])
  const data = encodeFunctionData({ abi, functionName: 'transferFrom', args: [alice, bob, 5n] })
  expect(decodeCall(data, builtInAbis)?.parameters.at(-1)?.name).toMatch(/^(amount|value)$/)
})

test('decodeCall keeps the nesting of tuples in arrays and names their fields', () => {
  const abi = parseAbi(['function pay((address to, uint256[] parts)[] list, bool now)'])
  const data = encodeFunctionData({ abi, functionName: 'pay', args: [[{ to: bob, parts: [1n, 2n] }], true] })
  expect(decodeCall(data, [abi])?.parameters).toEqual([
    { name: 'list', type: '(address to, uint256[] parts)[]', indexed: false, value: [[bob, ['1', '2']]] },
    { name: 'now', type: 'bool', indexed: false, value: 'true' },
  ])
})

test('decodeCall takes the names of the first ABI that fits', () => {
  const own = parseAbi(['function transfer(address beneficiary, uint256 shells)'])
  const data = encodeFunctionData({ abi: own, functionName: 'transfer', args: [bob, 1n] })
  expect(decodeCall(data, [own, ...builtInAbis])?.methodCall).toBe(
    'transfer(address beneficiary, uint256 shells)',
  )
})

test('decodeCall is null for an unknown selector, too few arguments and no input', () => {
  expect(decodeCall('0x12345678', builtInAbis)).toBeNull()
  expect(decodeCall('0xa9059cbb00', builtInAbis)).toBeNull()
  expect(decodeCall('0x', builtInAbis)).toBeNull()
})

test.each([
  ['a token', [alice, bob], encodeAbiParameters([{ type: 'uint256' }], [7n]), [false]],
  ['a collectible', [alice, bob, 7n], '0x', [true]],
] as const)('Transfer of %s is told by its indexed arguments', (_, [from, to, id], data, [isIndexed]) => {
  const word = (value: string | bigint) => `0x${BigInt(value).toString(16).padStart(64, '0')}` as const
  const topics: Hex[] = [transferTopic, word(from), word(to), ...(id === undefined ? [] : [word(id)])]
  expect(decodeLog(topics, data, [commonAbi])?.parameters).toMatchObject([
    { name: 'from', indexed: true, value: alice },
    { name: 'to', indexed: true, value: bob },
    { indexed: isIndexed, value: '7' },
  ])
})

test('decodeLog shows the hash of an indexed text', () => {
  const abi = parseAbi(['event Named(string indexed name, string other)'])
  const topics = encodeEventTopics({ abi, args: { name: 'tide' } }) as Hex[]
  const data = encodeAbiParameters([{ type: 'string' }], ['sea\u202e'])
  expect(decodeLog(topics, data, [abi])?.parameters.map(({ value }) => value)).toEqual([topics[1], 'sea'])
})

test('decodeError knows the errors of this network’s contracts and the standard ones', () => {
  const zero = encodeErrorResult({ abi: lendingPoolAbi, errorName: 'ZeroAmount' })
  expect(decodeError(zero, builtInAbis)?.methodCall).toBe('ZeroAmount()')
  const text = encodeErrorResult({ abi: commonAbi, errorName: 'Error', args: ['late'] })
  expect(decodeError(text, builtInAbis)?.parameters).toMatchObject([{ value: 'late' }])
})

test('decodeCall leaves out the arguments of a call over the limit, decodes one below', () => {
  const abi = parseAbi(['function store(bytes data)'])
  const call = (bytes: number) =>
    encodeFunctionData({ abi, functionName: 'store', args: [`0x${'ab'.repeat(bytes)}`] })
  expect(decodeCall(call(1_000_000), [abi])).toMatchObject({ parameters: [], tooLarge: true })
  expect(decodeCall(call(40_000), [abi])?.parameters).toHaveLength(1)
})

test('a call of the lending pool has no name on a network without lending', () => {
  const borrow = encodeFunctionData({ abi: lendingPoolAbi, functionName: 'borrow', args: [alice, 1n] })
  expect(decodeCall(borrow, builtInAbis)?.methodCall).toBe('borrow(address asset, uint256 amount)')
  expect(decodeCall(borrow, abisOf({ markets: true, lending: false }))).toBeNull()
})
