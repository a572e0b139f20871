import type { Hex } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import {
  compileForeign,
  foundryArtifact,
  hardhatArtifact,
} from '#network/testing/foreign/foreignContracts.ts'
import { readCompiled } from './artifactContract.ts'
import { constructorArguments, isCodeOf, withoutMetadata } from './comparableCode.ts'
import { indexCompiled } from './compiledIndex.ts'

let contracts: Awaited<ReturnType<typeof compileForeign>>

beforeAll(async () => {
  contracts = await compileForeign()
}, 120_000)

function only(file: string, json: unknown) {
  const [contract, ...others] = readCompiled(file, json)
  if (!contract || others.length > 0) throw new Error('not one contract')
  return contract
}

/** The code on the chain: each immutable has its value. */
function deployed(immutable = 'ff'): Hex {
  const { object, immutableReferences } = contracts.VestingWallet.evm.deployedBytecode
  let code = object
  for (const { start, length } of Object.values(immutableReferences).flat() as {
    start: number
    length: number
  }[])
    code = `${code.slice(0, start * 2)}${immutable.repeat(length)}${code.slice((start + length) * 2)}`
  return `0x${code}`
}

test('artifacts of Foundry and Hardhat, build infos and compiler output are read as the same contract', () => {
  const { abi, evm } = contracts.VestingWallet
  const output = { contracts: { 'finance/VestingWallet.sol': { VestingWallet: { abi, evm } } } }
  const files = [
    only('out/VestingWallet.sol/VestingWallet.json', foundryArtifact(contracts.VestingWallet)),
    only('artifacts/x.json', hardhatArtifact('VestingWallet', contracts.VestingWallet)),
    only('artifacts/build-info/12ab.json', { _format: 'hh-sol-build-info-1', input: {}, output }),
    only('output.json', output),
  ]
  for (const contract of files) {
    expect(contract.name).toBe('VestingWallet')
    expect(contract.abi).toEqual(abi)
    expect(isCodeOf(contract, deployed())).toBe(true)
  }
})

test('another compilation of the same source matches the deployed code, although its metadata differs', () => {
  const contract = only('a.json', foundryArtifact(contracts.VestingWallet))
  const code = deployed('01')
  const end = withoutMetadata(code).length
  expect(end).toBeLessThan(code.length - 2)
  const other = `${code.slice(0, end + 30)}${'c'.repeat(6)}${code.slice(end + 36)}` as Hex
  expect(other).not.toBe(code)
  expect(isCodeOf(contract, other)).toBe(true)
})

test('a contract with one different instruction does not match', () => {
  const contract = only('a.json', foundryArtifact(contracts.VestingWallet))
  const code = deployed()
  expect(
    isCodeOf(contract, `${code.slice(0, 100)}${code[100] === '0' ? '1' : '0'}${code.slice(101)}` as Hex),
  ).toBe(false)
  expect(isCodeOf(contract, `0x${contracts.Shell.evm.deployedBytecode.object}`)).toBe(false)
  expect(isCodeOf(contract, '0x')).toBe(false)
})

test('the addresses of libraries are not compared', () => {
  const library = '11'.repeat(20)
  const json = {
    abi: contracts.Shell.abi,
    deployedBytecode: {
      object: '0x6001__$0123456789abcdef0123456789abcdef01$__6002',
      linkReferences: { 'a.sol': { A: [{ start: 2, length: 20 }] } },
    },
  }
  expect(isCodeOf(only('a.json', json), `0x6001${library}6002`)).toBe(true)
  expect(isCodeOf(only('a.json', json), `0x6001${library}6003`)).toBe(false)
  const own = { abi: contracts.Shell.abi, deployedBytecode: `0x73${'0'.repeat(40)}3014` }
  expect(isCodeOf(only('L.json', own), `0x73${library}3014`)).toBe(true)
})

test('a bare ABI is read as a contract without code, and other JSON as none', () => {
  expect(only('x/Pool.json', contracts.Shell.abi)).toMatchObject({ name: 'Pool', code: null })
  expect(
    only('IPool.json', { abi: contracts.Shell.abi, bytecode: '0x', deployedBytecode: '0x' }).code,
  ).toBeNull()
  for (const json of [
    null,
    7,
    [],
    [1],
    {},
    { abi: 'x' },
    { abi: [{ type: 'story' }] },
    { contracts: { a: null } },
  ])
    expect(readCompiled('x.json', json)).toEqual([])
})

test('an artifact of Truffle is read: codes as texts or in `evm`, libraries by name, facts in the metadata', () => {
  const { abi, evm } = contracts.Shell
  const metadata = JSON.stringify({
    compiler: { version: '0.8.30+commit.73712a01' },
    language: 'Solidity',
    settings: {
      compilationTarget: { 'a/Shell.sol': 'Shell' },
      evmVersion: 'berlin',
      optimizer: { enabled: false },
    },
    sources: { 'a/Shell.sol': { keccak256: '0x1', license: 'MIT' } },
  })
  const contract = only('Shell.json', { contractName: 'Shell', abi, evm, metadata })
  expect(isCodeOf(contract, `0x${evm.deployedBytecode.object}`)).toBe(true)
  expect(contract.creationCode).toBe(`0x${evm.bytecode.object}`)
  expect(contract.source).toMatchObject({
    language: 'Solidity',
    compilerVersion: '0.8.30+commit.73712a01',
    evmVersion: 'berlin',
    optimizer: { enabled: false, runs: null },
    filePath: 'a/Shell.sol',
    license: 'MIT',
  })
  const linked = only('Linked.json', {
    abi,
    bytecode: '0x',
    deployedBytecode: `0x6001__Strings${'_'.repeat(31)}6002`,
  })
  expect(isCodeOf(linked, `0x6001${'ab'.repeat(20)}6002`)).toBe(true)
})

test('constructor arguments are read after the contract’s code in the input, and are null after other code', () => {
  const contract = only('a.json', foundryArtifact(contracts.Shell))
  const creation = `0x${contracts.Shell.evm.bytecode.object}` as Hex
  expect(constructorArguments(contract, `${creation}${'0'.repeat(62)}07`)).toBe(`0x${'0'.repeat(62)}07`)
  expect(constructorArguments(contract, creation)).toBe('0x')
  expect(constructorArguments(contract, `0x60${creation.slice(2)}07`)).toBeNull()
})

test('contracts whose code differs only in the metadata are told apart by it, or both are named when it matches neither', () => {
  const code = contracts.Shell.evm.deployedBytecode.object
  const end = withoutMetadata(`0x${code}`).length
  const [a, b, other] = ['aa', 'bb', 'cc'].map(
    (digits) => `0x${code.slice(0, end + 30)}${digits}${code.slice(end + 32)}` as Hex,
  )
  const index = indexCompiled(
    [a, b].map((deployedBytecode, at) =>
      only(`Twin${'AB'[at]}.json`, { abi: contracts.Shell.abi, deployedBytecode }),
    ),
  )
  expect(index.find(a as Hex)).toMatchObject({ name: 'TwinA', isExact: true })
  expect(index.find(b as Hex)).toMatchObject({ name: 'TwinB', isExact: true })
  expect(index.find(other as Hex)).toMatchObject({ name: 'TwinA or TwinB', isExact: false })
})
