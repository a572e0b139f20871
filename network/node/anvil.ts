import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { accountRoles, devAccount, devMnemonic } from '#network/contracts/accounts.ts'
import { createRpc, type Rpc } from '#network/rpc/client.ts'
import { anvilBinary } from './foundryBinary.ts'
import { assertPortFree } from './freePort.ts'
import { endStaleProcess } from './staleProcess.ts'
import { dumpState, repairDump } from './stateDump.ts'

export type NodeOptions = {
  port: number
  host?: string
  /** The folder that keeps the chain between starts. Without it the chain ends with the process. */
  folder?: string
  /** Time of the first block of a new chain. */
  genesisTime?: Date
  /** Milliseconds between saves while running. */
  saveInterval?: number
}

/** A running node. It mines only when told: one block with `evm_mine`, or blocks for ever with `mineEvery`. */
export type Node = {
  url: string
  /** Whether the chain is new. An earlier start may have kept one. */
  fresh: boolean
  mineEvery(seconds: number): Promise<void>
  /** Saves the chain as it is now for the next start. */
  save(): Promise<void>
  /** Stops mining, saves and ends the process. */
  stop(): Promise<void>
}

/**
 * States kept in memory. They serve reads of the last blocks and reorgs. A state is a copy of all accounts, so this
 * number bounds the memory; older balances come from the store.
 */
const statesKept = 64
/** Blocks whose transactions and receipts the node keeps, which are hours of them. Older ones are in the store. */
const blocksKept = 5_000

const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Starts anvil with the local network's accounts. A kept chain is ready in about a second. */
export async function startNode(options: NodeOptions): Promise<Node> {
  const { port, host = '127.0.0.1', folder, saveInterval = 5 * 60_000 } = options
  const stateFile = folder && join(folder, 'state.json')
  const pidFile = folder && join(folder, 'anvil.pid')
  if (folder) await mkdir(folder, { recursive: true })
  const stale = pidFile ? await endStaleProcess(pidFile) : false
  await assertPortFree(port, host, 'TIDELINE_NODE_PORT', stale ? 2_000 : 0)

  const kept = stateFile !== undefined && existsSync(stateFile)
  if (kept) await repairDump(stateFile)
  const genesis = Math.floor((options.genesisTime ?? new Date()).getTime() / 1000)
  const child = spawnAnvil([
    ...['--host', host, '--port', String(port), '--chain-id', '31337', '--mnemonic', devMnemonic],
    ...['--accounts', String(accountRoles.count), '--no-mining', '--no-request-size-limit', '--quiet'],
    ...['--prune-history', String(statesKept), '--transaction-block-keeper', String(blocksKept)],
    ...(kept ? ['--load-state', stateFile] : ['--timestamp', String(genesis)]),
  ])
  if (pidFile && child.pid) await writeFile(pidFile, String(child.pid))
  const url = `http://${host}:${port}`
  const rpc = createRpc(url)
  await untilReady(rpc, child)
  // A kept chain does not include this setting. Without it tips go to the zero address.
  await rpc.call('anvil_setCoinbase', [devAccount(1).address])

  const save = async () => {
    if (stateFile) await dumpState(rpc, stateFile)
  }
  const saving = setInterval(() => save().catch(() => undefined), saveInterval)
  saving.unref()

  let stopped: Promise<void> | undefined
  async function stop() {
    clearInterval(saving)
    if (child.exitCode === null && child.signalCode === null) {
      await rpc.call('evm_setIntervalMining', [0]).catch(() => undefined)
      // When this fails, the last save stays.
      await save().finally(() => end(child))
    }
    if (pidFile) await rm(pidFile, { force: true })
  }

  return {
    url,
    fresh: !kept,
    mineEvery: async (seconds) => {
      await rpc.call('evm_setIntervalMining', [seconds])
    },
    save,
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

/**
 * Starts anvil in a process group of its own: Ctrl-C then reaches only this process, which saves first. Anvil ends
 * with this process in any case. Its output is ignored, because an unread pipe would block it.
 */
function spawnAnvil(flags: string[]): ChildProcess {
  const child = spawn(anvilBinary(), flags, { stdio: ['ignore', 'ignore', 'inherit'], detached: true })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const endBySignal = (signal: NodeJS.Signals) => {
    // Another listener stops the node in its own way. Without one, the signal has to end this process as if nobody
    // listened.
    if (process.listenerCount(signal) > 1) return
    endWithUs()
    process.off(signal, endBySignal)
    process.kill(process.pid, signal)
  }
  for (const signal of endingSignals) process.on(signal, endBySignal)
  child.once('exit', () => {
    process.off('exit', endWithUs)
    for (const signal of endingSignals) process.off(signal, endBySignal)
  })
  return child
}

async function untilReady(rpc: Rpc, child: ChildProcess): Promise<void> {
  let problem: Error | undefined
  child.once('error', (error) => {
    problem = error
  })
  for (;;) {
    if (problem) throw new Error('The node does not start', { cause: problem })
    if (child.exitCode !== null) throw new Error(`The node ended at its start with code ${child.exitCode}.`)
    const answer = await rpc.call('eth_chainId').catch(() => undefined)
    if (answer !== undefined) return
    await wait(25)
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 2_000)
  await ended
  clearTimeout(timer)
}
