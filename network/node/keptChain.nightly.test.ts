import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRpc, type Rpc } from '#network/rpc/rpcClient.ts'
import { type Node, startNode } from './anvil.ts'
import { findFreePort } from './freePort.ts'

/** A killed node continues from its last save and its journal. */

let folder: string
let node: Node
let rpc: Rpc
let accounts: string[]

const nobody = '0x00000000000000000000000000000000000000aa'
const read = (file: string) => readFile(join(folder, file), 'utf8').catch(() => '')
const block = (at: string) => rpc.call<{ number: string; hash: string }>('eth_getBlockByNumber', [at, true])
const head = () => block('latest')
const balance = (of: string) => rpc.call<string>('eth_getBalance', [of, 'latest'])
const pay = (from: string, value: string) =>
  rpc.call<string>('eth_sendTransaction', [{ from, to: accounts[2], value }])

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-kept-'))
  node = await startNode({ port: await findFreePort(), folder, memoryLimit: 10_000 })
  rpc = createRpc(node.url)
  accounts = await rpc.call('eth_accounts')
  await rpc.call('evm_mine')
  await node.save()
})

afterEach(async () => {
  await node.stop()
  await rm(folder, { recursive: true })
})

/** Ends the node as a crash does; a node with the journal's blocks continues behind the same port. */
async function kill() {
  process.kill(Number(await read('anvil.pid')), 'SIGKILL')
  return head()
}

const untilWritten = (number: string) =>
  vi.waitFor(async () => expect(await read('state.journal')).toContain(`"number":"${number}"`), 10_000)

test('a killed node has every block of the journal again, with its hash, transactions and state', async () => {
  for (let count = 1; count <= 5; count++) {
    for (const from of accounts.slice(3, 6)) await pay(from, `0x${count}`)
    await rpc.call('evm_increaseTime', [3])
    await rpc.call('evm_mine')
  }
  const [before, paid] = [await head(), await balance(accounts[2] as string)]
  await untilWritten('0x6')
  expect(await kill()).toEqual(before)
  expect(await balance(accounts[2] as string)).toBe(paid)
  await pay(accounts[3] as string, '0x7')
  await rpc.call('evm_mine')
  expect(await head()).toMatchObject({ number: '0x7', transactions: [expect.anything()] })
}, 60_000)

test('state set by scripts, and transactions of an account without a key, survive a kill', async () => {
  await rpc.call('anvil_setBalance', [nobody, '0xde0b6b3a7640000'])
  await rpc.call('anvil_setCode', [accounts[9], '0x6001'])
  await rpc.call('anvil_impersonateAccount', [nobody])
  await pay(nobody, '0x5')
  await rpc.call('evm_mine')
  await pay(accounts[3] as string, '0x5')
  await rpc.call('evm_mine')
  const [before, left] = [await head(), await balance(nobody)]
  await untilWritten('0x3')
  expect(await kill()).toEqual(before)
  expect(await balance(nobody)).toBe(left)
  expect(await rpc.call('eth_getCode', [accounts[9], 'latest'])).toBe('0x6001')
}, 60_000)

test('the journal restarts with a save, and also serves the previous save', async () => {
  await pay(accounts[3] as string, '0x1')
  await rpc.call('evm_mine')
  await node.save()
  expect(await read('state.journal')).toBe('')
  await pay(accounts[3] as string, '0x2')
  await rpc.call('evm_mine')
  await untilWritten('0x3')
  const before = await head()
  // The newest save is missing; the previous one has only block 1.
  await rm(join(folder, 'state.json'))
  await appendFile(join(folder, 'state.json'), '{"blocks":[')
  expect(await kill()).toEqual(before)
}, 60_000)

test('a truncated line loses only itself', async () => {
  await rpc.call('evm_mine')
  const before = await head()
  await untilWritten('0x2')
  await appendFile(join(folder, 'state.journal'), '\n{"block":{"number":"0x')
  expect(await kill()).toEqual(before)
  await rpc.call('evm_mine')
  const after = await head()
  await untilWritten('0x3')
  expect(await kill()).toEqual(after)
}, 60_000)

test('a chain that left its journal is saved whole within seconds', async () => {
  const saved = (await stat(join(folder, 'state.json'))).mtimeMs
  const snapshot = await rpc.call('evm_snapshot')
  await rpc.call('evm_mine')
  await rpc.call('evm_revert', [snapshot])
  await pay(accounts[3] as string, '0x9')
  await rpc.call('evm_mine')
  await vi.waitFor(async () => {
    expect((await stat(join(folder, 'state.json'))).mtimeMs).toBeGreaterThan(saved)
  }, 15_000)
  const before = await head()
  expect(await kill()).toEqual(before)
}, 60_000)
