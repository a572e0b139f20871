import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followNode } from '#network/testing/foreign/foreignNetwork.ts'
import { type ForeignNode, startAnvil } from '#network/testing/foreign/foreignNode.ts'
import { hardhatCommand, installHardhat } from '#network/testing/foreign/hardhat.ts'

/** `hardhat verify`, as its users run it, on both services that it knows. Hardhat compiles with the solc of npm. */

const compiler = resolve('node_modules/solc/soljson.js')

let project: string
let node: ForeignNode
let explorer: Awaited<ReturnType<typeof followNode>>
let command: string

function source(step: string) {
  return `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;
library Sums { function add(uint256 a, uint256 b) external pure returns (uint256) { return a + b; } }
contract Lock {
  uint256 public immutable start;
  string public label;
  constructor(uint256 first, string memory name) { start = first; label = name; }
  function sum(uint256 by) external view returns (uint256) { return Sums.add(start, by${step}); }
}`
}

const settings = `{ version: '0.8.30', settings: { optimizer: { enabled: true, runs: 99 }, evmVersion: 'cancun' } }`

function configuration(urls: object): string {
  return `
const load = require
load('@nomicfoundation/hardhat-verify')
const { subtask } = load('hardhat/config')
const { TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD } = load('hardhat/builtin-tasks/task-names')
subtask(TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD, async () => ({
  compilerPath: ${JSON.stringify(compiler)}, isSolcJs: true,
  version: '0.8.30', longVersion: '0.8.30+commit.73712a01',
}))
const customChains = [{ network: 'local', chainId: 31337, urls: ${JSON.stringify(urls)} }]
const service = process.env.SERVICE
module.exports = {
  solidity: ${settings},
  networks: { local: { url: '${node.url}' } },
  etherscan: { enabled: service !== 'blockscout', apiKey: { local: 'any' }, customChains },
  blockscout: { enabled: service === 'blockscout', customChains },
  sourcify: { enabled: false },
}`
}

async function hardhat(service: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, SERVICE: service, HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true' }
  return promisify(execFile)(process.execPath, [command, ...words], {
    cwd: project,
    env,
    timeout: 60_000,
  }).then(
    ({ stdout, stderr }) => `${stdout}${stderr}`,
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  )
}

type Artifact = {
  abi: []
  bytecode: string
  linkReferences: Record<string, Record<string, { start: number }[]>>
}

/** Deploys a compiled contract of the project, linked with the library. */
async function deploy(name: string, args: unknown[], library = '') {
  const path = join(project, `artifacts/contracts/Lock.sol/${name}.json`)
  const { abi, bytecode, linkReferences } = JSON.parse(await readFile(path, 'utf8')) as Artifact
  let code = bytecode
  for (const { start } of linkReferences['contracts/Lock.sol']?.Sums ?? [])
    code = `${code.slice(0, 2 + 2 * start)}${library.slice(2)}${code.slice(42 + 2 * start)}`
  return node.deploy({ abi, evm: { bytecode: { object: code.slice(2) } } } as never, args)
}

beforeAll(async () => {
  const installed = await installHardhat()
  command = hardhatCommand(installed)
  project = await mkdtemp(join(installed, 'verified-'))
  node = await startAnvil()
  explorer = await followNode(join(await mkdtemp(join(tmpdir(), 'tideline-hardhat-verify-')), 'data'), {
    rpcUrl: node.url,
  })
  const urls = { apiURL: `${explorer.network.urls.explorer}/api`, browserURL: 'http://127.0.0.1:4173' }
  await mkdir(join(project, 'contracts'))
  await writeFile(join(project, 'package.json'), '{"private": true}')
  await writeFile(join(project, 'contracts/Lock.sol'), source(''))
  await writeFile(join(project, 'hardhat.config.cjs'), configuration(urls))
}, 300_000)

afterAll(async () => {
  await explorer?.stop()
  await node?.stop()
  if (project) await rm(project, { recursive: true, force: true })
})

test.each(['etherscan', 'blockscout'])(
  'hardhat verify in its %s mode verifies a contract, also when its file was changed since, and finds it verified',
  async (service) => {
    await writeFile(join(project, 'contracts/Lock.sol'), source(''))
    expect(await hardhat(service, 'compile')).not.toContain('Error')
    const library = await deploy('Sums', [])
    const lock = await deploy('Lock', [7n, service], library)
    const words = ['verify', '--network', 'local', lock, '7', service]

    // A file that was changed since differs from the code, and the input of the last compilation does not.
    await writeFile(join(project, 'contracts/Lock.sol'), source(' + 1'))
    const tried = await hardhat(service, ...words)
    expect(tried).toContain('Trying again with the full solc input')
    expect(tried).toContain('Successfully verified contract Lock')
    await writeFile(join(project, 'contracts/Lock.sol'), source(''))
    expect(await hardhat(service, ...words, '--force')).toContain('Successfully verified contract Lock')
    expect(await hardhat(service, ...words)).toContain('has already been verified')
    expect(await explorer.ask(`/addresses/${lock}`)).toMatchObject({ name: 'Lock', is_verified: true })
    expect(await explorer.ask(`/smart-contracts/${lock}`)).toMatchObject({
      compiler_version: 'v0.8.30+commit.73712a01',
      optimization_runs: 99,
      file_path: 'contracts/Lock.sol',
    })
  },
  180_000,
)
