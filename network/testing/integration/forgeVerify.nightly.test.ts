import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgeBinary } from '#network/node/foundryBinary.ts'
import { serveCompilerList } from '#network/testing/foreign/compilerList.ts'
import { followNode } from '#network/testing/foreign/foreignNetwork.ts'
import { type ForeignNode, startAnvil } from '#network/testing/foreign/foreignNode.ts'

const compiler = resolve('network/contracts/solc.mjs')
const build = '0.8.30+commit.73712a01'

let folder: string
let node: ForeignNode
let list: Awaited<ReturnType<typeof serveCompilerList>>
let explorer: Awaited<ReturnType<typeof followNode>>

/** Puts the compiler where forge keeps its downloads. */
async function keepCompiler() {
  const kept = join(folder, '.svm/0.8.30')
  await mkdir(kept, { recursive: true })
  const program = join(kept, 'solc-0.8.30')
  await writeFile(program, `#!/bin/sh\nexec "${process.execPath}" "${compiler}" "$@"\n`)
  await chmod(program, 0o755)
}

async function forge(...words: string[]): Promise<string> {
  const env = { ...process.env, ...list.environment, HOME: folder }
  return promisify(execFile)(forgeBinary(), words, { cwd: folder, env, timeout: 60_000 }).then(
    ({ stdout, stderr }) => `${stdout}${stderr}`,
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  )
}

function source(step: string) {
  return `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;
contract Counter {
  uint256 public immutable start;
  uint256 public count;
  constructor(uint256 first) { start = first; }
  function raise(uint256 by) external { count += by${step}; }
}`
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-forge-'))
  await mkdir(join(folder, 'src'))
  await writeFile(join(folder, 'src/Counter.sol'), source(''))
  await writeFile(
    join(folder, 'foundry.toml'),
    `[profile.default]\nsolc = "${compiler}"\noffline = true\nevm_version = "cancun"\n`,
  )
  await keepCompiler()
  list = await serveCompilerList(folder, [`soljson-v${build}.js`])
  node = await startAnvil()
  explorer = await followNode(join(folder, 'data'), { rpcUrl: node.url })
}, 60_000)

afterAll(async () => {
  await explorer?.stop()
  await node?.stop()
  list?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('forge verifies a contract that it deployed, and is refused with another source', async () => {
  const [from = ''] = node.accounts
  const contract = 'src/Counter.sol:Counter'
  const sender = ['--broadcast', '--unlocked', '--from', from, '--rpc-url', node.url]
  const created = await forge('create', contract, ...sender, '--constructor-args', '7')
  const [, address = ''] = /Deployed to: (0x\w{40})/.exec(created) ?? []
  const verifier = ['--verifier', 'blockscout', '--verifier-url', `${explorer.network.urls.explorer}/api`]
  const verify = () =>
    forge('verify-contract', ...verifier, '--compiler-version', `v${build}`, address, contract, '--watch')

  await writeFile(join(folder, 'src/Counter.sol'), source(' + 1'))
  expect(await verify()).toMatch(/Details: `Fail - Unable to verify/)
  await writeFile(join(folder, 'src/Counter.sol'), source(''))
  expect(await verify()).toContain('Contract successfully verified')
  expect(await explorer.ask(`/addresses/${address}`)).toMatchObject({ name: 'Counter', is_verified: true })
  expect(await verify()).toContain('is already verified')
}, 120_000)
