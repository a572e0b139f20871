import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRpc, type Rpc } from '#network/rpc/rpcClient.ts'
import { type Node, startNode } from './anvil.ts'
import { findFreePort } from './freePort.ts'
import { repairDump } from './stateDump.ts'

let folder: string
let node: Node
let rpc: Rpc
let accounts: string[]

type Block = { number: string; hash: string; transactions: string[] }
type Dump = { blocks: unknown[]; transactions: unknown[] }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-replace-'))
  node = await startNode({ port: await findFreePort(), folder, memoryLimit: 10_000 })
  rpc = createRpc(node.url)
  accounts = await rpc.call('eth_accounts')
})

afterEach(async () => {
  await node.stop()
  await rm(folder, { recursive: true })
})

const pay = () =>
  rpc.call<string>('eth_sendTransaction', [{ from: accounts[1], to: accounts[2], value: '0x7' }])
const block = (at: string) => rpc.call<Block | null>('eth_getBlockByNumber', [at, false])
const anvilId = async () => Number(await readFile(join(folder, 'anvil.pid'), 'utf8'))

async function payIn(blocks: number) {
  for (let count = 0; count < blocks; count++) {
    await pay()
    await rpc.call('evm_mine')
  }
}

test('a node is replaced behind its port while clients read and send, without an error', async () => {
  await payIn(5)
  const before = [await block('0x0'), await block('0x3'), await anvilId()]
  let replaced = false
  const sent: string[] = []
  let asked = 0
  const asking = Array.from({ length: 4 }, async (_, client) => {
    while (!replaced) {
      if (client === 0) sent.push(await pay())
      else await block('latest')
      asked++
    }
  })
  await node.replace()
  replaced = true
  await Promise.all(asking)
  await rpc.call('evm_mine')
  expect(asked).toBeGreaterThan(0)
  expect([await block('0x0'), await block('0x3')]).toEqual(before.slice(0, 2))
  expect(await anvilId()).not.toBe(before[2])
  for (const hash of sent)
    expect(await rpc.call('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })
}, 60_000)

test('a node that is being replaced is read meanwhile, and what is sent waits for the next one', async () => {
  await payIn(2)
  const order: string[] = []
  const note = (what: string) => () => void order.push(what)
  await Promise.all([
    node.replace().then(note('replaced')),
    pay().then(note('sent')),
    block('latest').then(note('read')),
  ])
  expect(order[0]).toBe('read')
  expect(order.toSorted()).toEqual(['read', 'replaced', 'sent'])
}, 60_000)

test('a killed node continues from its last save, and the interrupted request is answered', async () => {
  await payIn(3)
  await node.save()
  const saved = await block('latest')
  process.kill(await anvilId(), 'SIGKILL')
  expect(await block('latest')).toEqual(saved)
  await payIn(1)
  expect(await block('latest')).toMatchObject({ number: '0x4' })
}, 60_000)

test('a killed node that cannot start is started again until it can', async () => {
  await payIn(3)
  await node.save()
  const saved = await block('latest')
  const away = `${folder}-away`
  const ended = await anvilId()
  await rename(folder, away)
  await writeFile(folder, '')
  process.kill(ended, 'SIGKILL')
  await wait(500)
  await rm(folder)
  await rename(away, folder)
  expect(await block('latest')).toEqual(saved)
  expect(await anvilId()).not.toBe(ended)
}, 60_000)

test('a saved chain loses its oldest blocks, keeps its first one, and continues', async () => {
  await payIn(12)
  const [first, newest] = [await block('0x0'), await block('latest')]
  const options = { port: Number(new URL(node.url).port), folder, memoryLimit: 10_000 }
  await node.stop()
  const file = join(folder, 'state.json')
  await repairDump(file, 4)
  const { blocks, transactions } = JSON.parse(await readFile(file, 'utf8')) as Dump
  expect([blocks.length, transactions.length]).toEqual([5, 4])
  node = await startNode(options)
  expect([await block('0x0'), await block('latest')]).toEqual([first, newest])
  expect(await block('0x5')).toBeNull()
  await payIn(1)
  expect(await block('latest')).toMatchObject({ number: '0xd', transactions: [expect.any(String)] })
}, 60_000)

test('a node whose chain cannot be saved is not replaced', async () => {
  await payIn(1)
  const newest = await block('latest')
  await rm(folder, { recursive: true })
  await writeFile(folder, '')
  await expect(node.replace()).rejects.toThrow('ENOTDIR')
  expect(await block('latest')).toEqual(newest)
  await rm(folder)
  await mkdir(folder)
}, 60_000)
