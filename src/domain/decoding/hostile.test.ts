import {
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseAbiParameters,
  toEventSelector,
  toFunctionSelector,
} from 'viem'
import { expect, test, vi } from 'vitest'
import { decodeResult, decodeRevert } from '#domain/abi/contractFunction.ts'
import { decodeWithin, mostDecodedBytes, newDecodingBudget } from '#spec/boundedDecoding.ts'
import { builtInAbis as abisOf } from './builtInAbis.ts'
import { decodeCall, decodeError, decodeLog } from './decode.ts'

const word = (value: number | bigint) => value.toString(16).padStart(64, '0')

/** A dynamic array whose elements all have one offset: that of `element`, which follows the offsets. */
function aliased(count: number, element: string): string {
  return word(count) + word(32 * count).repeat(count) + element
}

/** One argument that is such an array. */
const argument = (array: string): Hex => `0x${word(32)}${array}`

const blob = (bytes: number) => word(bytes) + 'ab'.repeat(Math.ceil(bytes / 32) * 32)

/** 780 offsets to one blob of 24 kB: 48 kB that would decode to 18 MB. */
const multicallOfOneBlob = aliased(780, blob(24_000))

/** Decodes, and counts the values that were read and the bytes in them. */
function decodeCounted(type: string, data: Hex) {
  const reads = vi.spyOn(Uint8Array.prototype, 'subarray')
  const result = decodeWithin(parseAbiParameters(type), data, newDecodingBudget())
  const lengths = reads.mock.results.map(({ value }) => (value as Uint8Array).length)
  reads.mockRestore()
  return { result, reads: lengths.length, bytes: lengths.reduce((sum, each) => sum + each, 0) }
}

const builtInAbis = abisOf({ markets: true, lending: true })

test.each([
  ['many offsets to one byte string', 'bytes[]', argument(multicallOfOneBlob)],
  ['many offsets to one text', 'string[]', argument(multicallOfOneBlob)],
  ['many offsets to one list', 'uint256[][]', argument(aliased(500, word(500) + word(7).repeat(500)))],
  ['lists of offsets in lists of offsets', 'string[][]', argument(aliased(100, aliased(100, blob(100))))],
  [
    'many offsets to one tuple with many offsets to a byte string',
    '(address to, bytes[] calls)[]',
    argument(aliased(100, word(1) + word(64) + aliased(100, blob(640)))),
  ],
  ['a huge list of elements without bytes', 'uint256[0][]', argument(word(2n ** 40n) + word(0))],
  ['lists of elements without bytes', 'uint256[0][][]', argument(aliased(4, word(2n ** 40n) + word(0)))],
  ['a type of many elements without bytes', 'uint256[0][4294967295]', `0x${word(1)}`],
  ['data over the limit as it stands', 'bytes', argument(blob(1_000_000))],
] as const)('%s: refused before more than the budget is read', (_, type, data) => {
  const { result, reads, bytes } = decodeCounted(type, data)
  expect(result).toBe('too large')
  expect(bytes).toBeLessThanOrEqual(mostDecodedBytes)
  expect(reads).toBeLessThan(10_000)
})

test.each([
  ['a length past the end', 'bytes', argument(word(2n ** 255n))],
  ['a list longer than the data', 'uint256[]', argument(word(2n ** 60n))],
  ['an offset past the end', 'string', `0x${word(2n ** 200n)}`],
  ['a list that is its own element', 'uint256[][][][]', `0x${word(0).repeat(3)}`],
] as const)('%s: reads little, never more than the budget', (_, type, data) => {
  const { result, reads } = decodeCounted(type, data)
  expect(result === null || Array.isArray(result)).toBe(true)
  expect(reads).toBeLessThan(20)
})

test('a long batch below the limit is decoded whole', () => {
  const values = Array.from({ length: 1_000 }, (_, index) => BigInt(index))
  const data = encodeAbiParameters(parseAbiParameters('uint256[], uint256[]'), [values, values])
  expect(decodeCounted('uint256[], uint256[]', data).result).toEqual([values, values])
})

test('a call of 48 kB that would decode to 18 MB keeps its name, without its arguments', () => {
  const call: Hex = `0xac9650d8${argument(multicallOfOneBlob).slice(2)}`
  expect(decodeCall(call, builtInAbis)).toMatchObject({
    methodCall: 'multicall(bytes[] data)',
    parameters: [],
    tooLarge: true,
  })
})

test('calls inside a call share its budget', () => {
  const budget = newDecodingBudget()
  const abi = parseAbi(['function store(bytes data)'])
  const inner = encodeFunctionData({ abi, args: [`0x${'ab'.repeat(30_000)}`] })
  const decoded = Array.from({ length: 10 }, () => decodeCall(inner, [abi], budget))
  expect(decoded.map((call) => call?.tooLarge ?? false)).toEqual([
    ...Array(4).fill(false),
    ...Array(6).fill(true),
  ])
})

test('errors, logs, results and reverts are decoded up to the same limit as calls', () => {
  const abi = parseAbi([
    'error Failed(bytes[] calls)',
    'event Called(bytes[] calls)',
    'function calls() view returns (bytes[] calls)',
  ])
  const data = argument(multicallOfOneBlob)
  const error: Hex = `${toFunctionSelector('Failed(bytes[])')}${data.slice(2)}`
  expect(decodeError(error, [abi])).toMatchObject({ parameters: [], tooLarge: true })
  expect(decodeLog([toEventSelector('Called(bytes[])')], data, [abi])).toMatchObject({ tooLarge: true })
  expect(decodeResult(abi[2], data)).toBe('too large')
  expect(decodeRevert(abi, error)).toBe('Failed, with more data than can be decoded')
})
