import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Hono } from 'hono'
import { type Abi, getAddress, type Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { explorerApi } from '#network/explorer/explorerServer.ts'
import { openNode } from '#network/explorer/node/nodeReader.ts'
import { verifyContracts } from '#network/explorer/verification/verifiedContracts.ts'
import type { Service } from '#network/service/serve.ts'
import { openStore, type Store } from '#network/store/store.ts'
import { startFakeNode } from '#network/testing/node/fakeNode.ts'
import { compileSource } from './compileSource.ts'
import { openVerifiedSources } from './verifiedSources.ts'

const address = getAddress(`0x${'c0'.repeat(20)}`)
const version = 'v0.8.30+commit.73712a01'
const content = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;
contract Counter {
  uint256 public immutable start;
  uint256 public count;
  constructor(uint256 first) { start = first; }
  function raise(uint256 by) external { count += by; }
}`
const input = {
  language: 'Solidity',
  sources: { 'src/Counter.sol': { content } },
  settings: { optimizer: { enabled: true, runs: 77 }, evmVersion: 'cancun' },
}

let folder: string
let node: Service
let store: Store
let api: Hono

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-verified-'))
  const wanted = { ...input.settings, outputSelection: { '*': { '*': ['evm.deployedBytecode'] } } }
  const output = (await compileSource(version, { ...input, settings: wanted })) as {
    contracts: Record<string, Record<string, { evm: { deployedBytecode: { object: string } } }>>
  }
  const { object = '' } = output.contracts['src/Counter.sol']?.Counter?.evm.deployedBytecode ?? {}
  // The immutable has its value on the chain.
  const code: Hex = `0x${object.replaceAll(`7f${'0'.repeat(64)}`, `7f${'0'.repeat(62)}07`)}`
  node = await startFakeNode({
    eth_getCode: ([of]) => (getAddress(String(of)) === address ? code : '0x'),
    eth_getStorageAt: () => `0x${'0'.repeat(64)}`,
  })
  store = await openStore()
  const sources = await openVerifiedSources(join(folder, 'verified'))
  const contracts = verifyContracts(openNode(node.url), null, sources)
  api = explorerApi(store, node.url, { contracts, sources })
}, 60_000)

afterAll(async () => {
  await store?.close()
  await node?.stop()
  await rm(folder, { recursive: true, force: true })
})

const form = {
  module: 'contract',
  action: 'verifysourcecode',
  contractaddress: address.toLowerCase(),
  codeformat: 'solidity-standard-json-input',
  contractname: 'src/Counter.sol:Counter',
  compilerversion: version,
  constructorArguements: '07'.padStart(64, '0'),
  sourceCode: JSON.stringify(input),
}

async function send(fields: Record<string, string>) {
  const response = await api.request('/api', { method: 'POST', body: new URLSearchParams(fields) })
  return response.json()
}

async function read(action: string, of: string = address) {
  return (await api.request(`/api?module=contract&action=${action}&address=${of}`)).json()
}

/** Verifies as the tools do: sends the source, then polls until the result is there. */
async function verify(changes: Record<string, string> = {}): Promise<{ message: string; result: string }> {
  const { result: guid } = await send({ ...form, ...changes })
  for (;;) {
    const answer = await (
      await api.request(`/api?module=contract&action=checkverifystatus&guid=${guid}`)
    ).json()
    if (answer.result !== 'Pending in queue') return answer
    await wait(50)
  }
}

test('a source that compiles to other code is refused, the second time in the result, and nothing is stored', async () => {
  const other = { ...input, sources: { 'src/Counter.sol': { content: content.replace('+=', '-=') } } }
  const difference = /The compiled code of src\/Counter\.sol:Counter is not the code at 0x/
  // Hardhat tries all files of the project after exactly this result, and shows the next one.
  const refusal = { message: expect.stringMatching(difference), result: 'Fail - Unable to verify' }
  const changed = { sourceCode: JSON.stringify(other) }
  expect(await verify(changed)).toMatchObject(refusal)
  expect(await verify(changed)).toMatchObject({ result: expect.stringMatching(difference) })
  expect(await verify(changed)).toMatchObject(refusal)
  expect(await read('getabi')).toEqual({
    status: '0',
    message: 'NOTOK',
    result: 'Contract source code not verified',
  })
  expect((await read('getsourcecode')).result).toEqual([expect.objectContaining({ SourceCode: '' })])
}, 60_000)

test.each([
  ['no contract', { contractaddress: `0x${'12'.repeat(20)}` }, /^There is no contract at 0x1212/],
  ['another language', { codeformat: 'vyper-json' }, /^codeformat must be solidity-standard-json-input/],
  ['no JSON', { sourceCode: '{' }, /^sourceCode must be the standard JSON input/],
  ['no name', { contractname: '' }, /must be given\.$/],
])('error: a form with %s is refused at once', async (_, changes, sentence) => {
  expect(await send({ ...form, ...changes })).toEqual({
    status: '0',
    message: 'NOTOK',
    result: expect.stringMatching(sentence),
  })
})

test.each([
  ['a text that is no version', { compilerversion: '../../evil' }, /must be a release of solc/],
  ['a build that npm does not have', { compilerversion: 'v0.8.30+commit.00000000' }, /of npm is 0\.8\.30/],
  ['a name that the source lacks', { contractname: 'src/Counter.sol:Clock' }, /has no contract/],
  [
    'an error',
    { sourceCode: JSON.stringify({ ...input, sources: { a: { content: 'contract {' } } }) },
    /does not compile/,
  ],
])(
  'error: a source with %s is refused with the reason',
  async (_, changes, sentence) => {
    expect((await verify(changes)).message).toMatch(sentence)
  },
  60_000,
)

test('a source that compiles to the contract’s code is stored, and the explorer shows its name', async () => {
  expect((await verify()).result).toBe('Pass - Verified')
  const { result } = await read('getabi')
  const names = (JSON.parse(result) as Abi).flatMap((item) => ('name' in item ? [item.name] : []))
  expect(names).toEqual(['count', 'raise', 'start'])
  const [source] = (await read('getsourcecode', address.toLowerCase())).result
  expect(source).toMatchObject({
    ContractName: 'Counter',
    CompilerVersion: version,
    OptimizationUsed: '1',
    Runs: '77',
    EVMVersion: 'cancun',
    ConstructorArguments: '07'.padStart(64, '0'),
  })
  expect(JSON.parse(source.SourceCode.slice(1, -1)).sources['src/Counter.sol'].content).toBe(content)
  const again = verifyContracts(openNode(node.url), null, await openVerifiedSources(join(folder, 'verified')))
  await again.load([address])
  expect(again.get(address)?.name).toBe('Counter')
}, 60_000)

test('a single file is verified with its settings', async () => {
  const single = { codeformat: 'solidity-single-file', sourceCode: content, contractname: 'Counter' }
  const settings = { optimizationUsed: '1', runs: '77', evmversion: 'cancun' }
  expect((await verify({ ...single, ...settings })).result).toBe('Pass - Verified')
}, 60_000)

test.each([
  ['2 (`etherscan.customChains`)', { apikey: 'any', module: 'contract' }, '', { constructorArguements: '' }],
  ['3 (`chainDescriptors`)', {}, '?module=contract', { constructorArguments: '07'.padStart(64, '0') }],
])(
  'the requests of hardhat-verify %s verify a contract',
  async (_, body, search, given) => {
    const { module, action, contractaddress, sourceCode, codeformat, contractname, compilerversion } = form
    const source = { contractaddress, sourceCode, codeformat, contractname, compilerversion, ...given }
    const placed = search ? `/api${search}&action=${action}` : '/api'
    const fields = search ? source : { ...body, action, ...source }
    const sent = await api.request(placed, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
    const { status, result: guid } = await sent.json()
    expect([sent.status, status]).toEqual([200, '1'])
    const ask = async (query: object) =>
      (await api.request(`/api?${new URLSearchParams({ ...body, module, ...query })}`)).json()
    let answer = await ask({ action: 'checkverifystatus', guid })
    while (answer.result === 'Pending in queue') {
      await wait(50)
      answer = await ask({ action: 'checkverifystatus', guid })
    }
    expect(answer).toEqual({ status: '1', message: 'OK', result: 'Pass - Verified' })
    const { message, result } = await ask({ action: 'getsourcecode', address: contractaddress })
    expect([message, result[0].ContractName]).toEqual(['OK', 'Counter'])
  },
  60_000,
)
