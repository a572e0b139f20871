import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, open, readFile, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findFreePort } from '#network/node/freePort.ts'
import { createRpc, type Rpc } from '#network/rpc/rpcClient.ts'
import type { Started } from './networkProcess.ts'

/**
 * `npm run soak -- accidents`: kills a network or its node, cuts its files and starts it twice, by chance and for some
 * minutes. After each accident every block that was mined some seconds before is there again, and the explorer has the
 * blocks and transactions of the node.
 */

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string', default: '1' } },
})

type Running = Started & { process: ChildProcess; rpc: Rpc }
type Block = { number: string; hash: string; transactions: string[] }

/** Longer than the journal needs for a block. */
const journalled = 5_000
const folder = await mkdtemp(join(tmpdir(), 'tideline-accidents-'))
const state = join(folder, 'node/state.json')
const script = new URL('networkProcess.ts', import.meta.url)

/** What happens to a running network. It has ended afterwards, or goes on. */
const accidents: Record<string, (network: Running) => Promise<'ended' | 'goes on'>> = {
  'the network is killed': async ({ process }) => {
    process.kill('SIGKILL')
    await ended(process)
    return 'ended'
  },
  'the node is killed': async () => {
    process.kill(Number(await readFile(join(folder, 'node/anvil.pid'), 'utf8')), 'SIGKILL')
    return 'goes on'
  },
  'a second start': async () => {
    const second = await start().catch((error: Error) => error)
    if (!(second instanceof Error)) throw new Error('A second network started on the same folder.')
    return 'goes on'
  },
  'the save is cut': async ({ process }) => {
    await stop(process)
    await truncate(state, Math.floor((await stat(state)).size / 2))
    return 'ended'
  },
  'the network is killed, and its journal is cut': async ({ process }) => {
    process.kill('SIGKILL')
    await ended(process)
    const journal = await open(join(folder, 'node/state.journal'), 'a')
    await journal.write('\n{"block":{"number":"0x')
    await journal.close()
    return 'ended'
  },
}

let chance = Number(values.seed)
const until = Date.now() + Number(values.minutes) * 60_000
let network = await start()
try {
  for (let round = 1; Date.now() < until; round++) {
    const kept = await live(network.rpc)
    const [name, happen] = pick(Object.entries(accidents))
    const began = Date.now()
    if ((await happen(network)) === 'ended') network = await start()
    const problems = await problemsOf(network, kept)
    console.log(`${round}. ${name}: ${problems.join('; ') || 'all there'} (${Date.now() - began} ms)`)
    if (problems.length > 0) process.exitCode = 1
  }
} finally {
  await stop(network.process)
  await rm(folder, { recursive: true })
}

/** Sends transactions and mines. Resolves to the newest block when the journal has it. */
async function live(rpc: Rpc): Promise<Block> {
  const [, ...accounts] = await rpc.call<string[]>('eth_accounts')
  for (let count = 0; count < 5; count++) {
    for (const from of accounts.slice(20, 24))
      await rpc.call('eth_sendTransaction', [{ from, to: accounts[30], value: '0x1' }])
    await rpc.call('evm_mine')
  }
  const newest = await blockOf(rpc, 'latest')
  await wait(journalled)
  if (!newest) throw new Error('The node has no block.')
  return newest
}

async function problemsOf({ rpc, urls }: Running, kept: Block): Promise<string[]> {
  const again = await blockOf(rpc, kept.number)
  const lost = again?.hash === kept.hash ? [] : [`block ${Number(kept.number)} is lost`]
  const head = Number(await rpc.call<string>('eth_blockNumber'))
  const different: string[] = []
  for (let number = 0; number <= head; number++) {
    const block = await blockOf(rpc, `0x${number.toString(16)}`)
    const stored = await storedBlock(urls.explorer, number, head)
    // A node forgets the transactions of old blocks.
    const isSame =
      block === null || (stored?.hash === block.hash && stored.count >= block.transactions.length)
    if (!isSame) different.push(`the explorer has another block ${number}`)
  }
  return [...lost, ...different.slice(0, 3)]
}

/** The explorer's block. It may take some seconds to read the newest. */
async function storedBlock(explorer: string, number: number, head: number) {
  for (let tries = number === head ? 60 : 1; ; tries--) {
    const answer = await fetch(new URL(`/api/v2/blocks/${number}`, explorer))
    const block = (await answer.json()) as { hash?: string; transactions_count?: number }
    if (answer.ok) return { hash: block.hash, count: block.transactions_count ?? 0 }
    if (tries <= 1) return null
    await wait(500)
  }
}

function blockOf(rpc: Rpc, at: string): Promise<Block | null> {
  return rpc.call('eth_getBlockByNumber', [at, false])
}

async function start(): Promise<Running> {
  const port = String(await findFreePort())
  const child = fork(script, [folder, port, '500', '0.002'], { execArgv: ['--import', 'tsx'] })
  const started = await new Promise<Started>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Started))
    child.once('exit', () => reject(new Error('The network does not start.')))
  })
  return { ...started, process: child, rpc: createRpc(started.urls.node) }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.connected) child.disconnect()
  await ended(child)
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  await new Promise((resolve) => child.once('exit', resolve))
}

/** One of several, the same for the same seed. */
function pick<Item>(items: readonly Item[]): Item {
  chance = (chance * 1_103_515_245 + 12_345) % 2 ** 31
  return items[Math.floor((chance / 2 ** 31) * items.length)] as Item
}
