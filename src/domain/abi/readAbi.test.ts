import { parseAbi, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { testTokenAbi } from '#spec/abi/testToken.ts'
import { readAbi } from './readAbi.ts'

test('readAbi reads a bare ABI and an artifact without changes', () => {
  const bare = readAbi(JSON.stringify(testTokenAbi))
  expect(bare).toMatchObject({ abi: testTokenAbi, dropped: 0, name: '' })
  expect(readAbi(JSON.stringify({ contractName: 'TestToken', abi: testTokenAbi }))).toMatchObject({
    abi: testTokenAbi,
    name: 'TestToken',
  })
})

test('readAbi reads Solidity signatures, one in each line', () => {
  const text =
    'function balanceOf(address owner) view returns (uint256);\n// a note\nevent Moved(address indexed who)\n'
  const abi = parseAbi([
    'function balanceOf(address owner) view returns (uint256)',
    'event Moved(address indexed who)',
  ])
  const reading = readAbi(text)
  expect(reading.problem).toBeUndefined()
  expect(reading).toMatchObject({ abi: [{ name: 'balanceOf' }, { name: 'Moved', inputs: abi[1].inputs }] })
})

test('readAbi completes an old ABI: mutability and full integer types', () => {
  const old = [
    { constant: true, name: 'get', inputs: [{ type: 'uint' }], outputs: [{ type: 'int[2]' }] },
    { type: 'function', payable: true, name: 'put', inputs: [] },
  ]
  const reading = readAbi(JSON.stringify(old))
  expect(reading).toMatchObject({
    abi: [
      {
        type: 'function',
        stateMutability: 'view',
        inputs: [{ type: 'uint256' }],
        outputs: [{ type: 'int256[2]' }],
      },
      { stateMutability: 'payable', outputs: [] },
    ],
  })
  if (reading.problem !== undefined) throw new Error(reading.problem)
  expect(toFunctionSelector(reading.abi[0] as never)).toBe(toFunctionSelector('get(uint256)'))
})

test('readAbi leaves out and counts hostile items', () => {
  const deep = JSON.parse(`${'{"type":"tuple","components":['.repeat(40)}{"type":"bool"}${']}'.repeat(40)}`)
  const items = [
    { type: 'function', name: 'good', inputs: [] },
    { type: 'function', name: '<img src=x>', inputs: [] },
    { type: 'function', name: 'a\u202eb', inputs: [] },
    { type: 'function', name: 'f', inputs: [{ type: 'uint256); drop' }] },
    { type: 'function', name: 'g', inputs: [deep] },
    { type: 'function', name: 'h', inputs: [{ type: 'tuple' }] },
    { type: 'spell', name: 'i' },
    null,
  ]
  expect(readAbi(JSON.stringify(items))).toMatchObject({ abi: [{ name: 'good' }], dropped: 7 })
})

test.each([
  ['', 'Paste an ABI.'],
  ['[1', 'Not valid JSON.'],
  ['{"bytecode":"0x"}', 'This JSON holds no ABI: an array, or an object with “abi”.'],
  ['[]', 'This ABI has no functions, events or errors.'],
  ['[{"type":"spell"}]', 'This ABI has no functions, events or errors.'],
  ['hello', 'Neither JSON nor Solidity signatures such as “function name() view returns (string)”.'],
  [`[${' '.repeat(1_000_001)}]`, 'Longer than a million characters.'],
])('readAbi refuses %.20s with a sentence', (text, problem) => {
  expect(readAbi(text)).toEqual({ problem })
})

const structs = (count: number, members: number) =>
  Array.from({ length: count }, (_, at) => `struct S${at} { ${`S${at + 1} a; `.repeat(members)}}`)

test.each([
  ['of which each contains the next one twice', [...structs(3_000, 2), 'struct S3000 { uint a; }']],
  ['of which twenty are nested by twos', [...structs(20, 2), 'struct S20 { uint a; }']],
  ['in a chain of ten thousand', [...structs(10_000, 1).reverse(), 'struct S10000 { uint a; }']],
  ['of which one contains itself', ['struct S0 { S0 a; }']],
])('readAbi refuses structs %s, at once', (_, lines) => {
  expect(readAbi([...lines, 'function f(S0 a)'].join('\n'))).toEqual({
    problem: 'Its structs contain too many values.',
  })
})

test('readAbi reads structs inside structs', () => {
  const lines = [...structs(3, 2), 'struct S3 { uint256 a; }', 'function f(S0[] a)']
  expect(readAbi(lines.join('\n'))).toMatchObject({ abi: [{ name: 'f', inputs: [{ type: 'tuple[]' }] }] })
})
