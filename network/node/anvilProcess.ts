import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { accountRoles, devAccount, devMnemonic } from '#network/contracts/accounts.ts'
import { createRpc, type Rpc } from '#network/rpc/rpcClient.ts'
import { anvilBinary } from './foundryBinary.ts'

export type AnvilOptions = {
  host: string
  port: number
  /** The dump of a chain to continue. */
  stateFile: string | undefined
  /** Time of the first block of a new chain, in seconds. */
  genesisTime: number
  /** Blocks whose transactions and receipts stay in memory. */
  blocksKept: number
}

/** A running anvil that is ready for calls. */
export type Anvil = {
  host: string
  port: number
  pid: number
  rpc: Rpc
  /** Resolves when the process has ended, for any reason. */
  ended: Promise<void>
  isAlive(): boolean
  end(): Promise<void>
  /** Megabytes of memory that the process has. Null where the system does not report it. */
  memory(): Promise<number | null>
}

/**
 * States kept in memory. They serve reads of the last blocks and reorgs. A state is a copy of all accounts, so this
 * number bounds the memory; older balances come from the store.
 */
const statesKept = 64

const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Starts anvil with the local network's accounts. It mines only when told. */
export async function startAnvil(options: AnvilOptions): Promise<Anvil> {
  const { host, port, stateFile, genesisTime, blocksKept } = options
  const child = spawnAnvil([
    '--host',
    host,
    '--port',
    String(port),
    '--chain-id',
    '31337',
    '--mnemonic',
    devMnemonic,
    '--accounts',
    String(accountRoles.count),
    '--no-mining',
    '--no-request-size-limit',
    '--no-cors',
    '--quiet',
    '--prune-history',
    String(statesKept),
    '--transaction-block-keeper',
    String(blocksKept),
    ...(stateFile ? ['--load-state', stateFile] : ['--timestamp', String(genesisTime)]),
  ])
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const rpc = createRpc(`http://${host}:${port}`)
  await untilReady(rpc, child)
  // A kept chain does not include this setting. Without it tips go to the zero address.
  await rpc.call('anvil_setCoinbase', [devAccount(1).address])
  const pid = child.pid ?? 0
  return {
    host,
    port,
    pid,
    rpc,
    ended,
    isAlive: () => isAlive(child),
    end: () => end(child, ended),
    memory: () => memoryOf(pid),
  }
}

/**
 * Starts anvil in a process group of its own: Ctrl-C then reaches only this process, which saves first. Anvil always
 * ends with this process. Its output is ignored, because an unread pipe would block it.
 */
function spawnAnvil(flags: string[]): ChildProcess {
  const child = spawn(anvilBinary(), flags, { stdio: ['ignore', 'ignore', 'inherit'], detached: true })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const watcher = endAfterUs(child)
  const endBySignal = (signal: NodeJS.Signals) => {
    // Another listener stops the node itself. Without one, the signal must end this process as by default.
    if (process.listenerCount(signal) > 1) return
    endWithUs()
    process.off(signal, endBySignal)
    process.kill(process.pid, signal)
  }
  for (const signal of endingSignals) process.on(signal, endBySignal)
  child.once('exit', () => {
    watcher?.kill('SIGKILL')
    process.off('exit', endWithUs)
    for (const signal of endingSignals) process.off(signal, endBySignal)
  })
  return child
}

/**
 * Ends anvil after this process was killed: a shell reads from a pipe that only this process can write to, and the
 * system closes it.
 */
function endAfterUs({ pid }: ChildProcess): ChildProcess | undefined {
  if (pid === undefined || process.platform === 'win32') return undefined
  const watcher = spawn('sh', ['-c', 'read -r line; kill -9 "$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  for (const part of [watcher, watcher.stdin]) part.on('error', () => undefined)
  watcher.unref()
  if (watcher.stdin instanceof Socket) watcher.stdin.unref()
  return watcher
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

function isAlive({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

async function end(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (!isAlive(child)) return
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 2_000)
  await ended
  clearTimeout(timer)
}

async function memoryOf(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1]
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024)
}

/**
 * Ends a node that outlived the process that started it, as after a SIGKILL. `file` holds its process id. Resolves to
 * whether there was one.
 */
export async function endStaleProcess(file: string): Promise<boolean> {
  const pid = Number(await readFile(file, 'utf8').catch(() => '0'))
  const found = pid > 0 && (await isAnvil(pid))
  if (found) process.kill(pid, 'SIGKILL')
  await rm(file, { force: true })
  return found
}

/** Whether a process id still belongs to an anvil. False where the system does not report it. */
async function isAnvil(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command.split('\0')[0]?.endsWith('anvil') ?? false
}
