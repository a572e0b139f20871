import { expect, test } from 'vitest'
import { isCodeOf, readCompiled } from './compiledContract.ts'

const abi = [{ type: 'function', name: 'polish', inputs: [], outputs: [], stateMutability: 'nonpayable' }]
const zeros = '0'.repeat(64)
const metadata = `a264697066735822${'12'.repeat(34)}002a`
const source = `6080604052${'7f'}${zeros}5050`
const code = `${source}${metadata}`
const immutableReferences = { 7: [{ start: 6, length: 32 }] }
const deployed = `0x6080604052${'7f'}${'ab'.repeat(32)}5050${metadata.replaceAll('12', '77')}`

function only(file: string, json: unknown) {
  const [contract, ...others] = readCompiled(file, json)
  if (!contract || others.length > 0) throw new Error('not one contract')
  return contract
}

test.each([
  ['Foundry', 'Shell.json', { abi, deployedBytecode: { object: `0x${code}`, immutableReferences } }],
  ['Hardhat', 'x.json', { contractName: 'Shell', abi, deployedBytecode: `0x${code}` }],
  [
    'a build info',
    'b.json',
    { output: { contracts: { 'a.sol': { Shell: { abi, evm: { deployedBytecode: { object: code } } } } } } },
  ],
  [
    'the compiler',
    'o.json',
    { contracts: { 'a.sol': { Shell: { abi, evm: { deployedBytecode: { object: code } } } } } },
  ],
])('isCodeOf recognises an artifact of %s, apart from metadata and immutables', (_, file, json) => {
  const contract = only(file, json)
  expect(contract.name).toBe('Shell')
  expect(contract.abi).toEqual(abi)
  expect(isCodeOf(contract, deployed)).toBe(true)
  expect(isCodeOf(contract, deployed.replace('6080', '6081'))).toBe(false)
  expect(isCodeOf(contract, `${deployed}00`)).toBe(false)
  expect(isCodeOf(contract, '0x')).toBe(false)
})

test('isCodeOf ignores the addresses of libraries', () => {
  const linked = { object: '0x600173__$0123456789abcdef0123456789abcdef01$__6002', linkReferences: {} }
  const contract = only('a.json', { abi, deployedBytecode: linked })
  expect(isCodeOf(contract, `0x600173${'11'.repeat(20)}6002`)).toBe(true)
  expect(isCodeOf(contract, `0x600173${'11'.repeat(20)}6003`)).toBe(false)
  const library = only('L.json', { abi, deployedBytecode: `0x73${'00'.repeat(20)}3014` })
  expect(isCodeOf(library, `0x73${'22'.repeat(20)}3014`)).toBe(true)
})

test.each([
  ['covers the whole code', [{ start: 0, length: 1_000_000 }]],
  ['begins long before the code', [{ start: -1e15, length: 2e15 }]],
  [
    'covers the code a hundred thousand times',
    Array.from({ length: 100_000 }, () => ({ start: 0, length: 2_000 })),
  ],
])('a list of immutables that %s makes no other code the same', (_, ranges) => {
  const object = '60'.repeat(2_000)
  const contract = only('a.json', { abi, deployedBytecode: { object, immutableReferences: { 1: ranges } } })
  expect(isCodeOf(contract, `0x${object}`)).toBe(true)
  expect(isCodeOf(contract, `0x${'61'.repeat(2_000)}`)).toBe(false)
})

test.each([
  ['file', (name: string) => only(`${name}.json`, abi)],
  ['contract', (name: string) => only('a.json', { contractName: name, abi })],
  ['key', (name: string) => only('a.json', { contracts: { 'a.sol': { [name]: { abi } } } })],
])('the name of a %s loses invisible characters and is cut', (_, read) => {
  expect(read('Va\u202eult\u0000').name).toBe('Vault')
  expect(read('x'.repeat(100_000)).name.length).toBeLessThanOrEqual(80)
})

test('a bare ABI is read as a contract without code, and other JSON as none', () => {
  expect(only('Pool.json', abi)).toEqual({ name: 'Pool', abi, code: null })
  expect(only('IPool.json', { abi, deployedBytecode: '0x' }).code).toBeNull()
  for (const json of [null, 7, [], [1], {}, { abi: 'x' }, { contracts: { a: null } }, { output: {} }])
    expect(readCompiled('x.json', json)).toEqual([])
})
