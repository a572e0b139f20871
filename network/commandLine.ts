import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Address, getAddress, isAddress } from 'viem'
import type { NetworkOptions } from './network.ts'
import { type Role, readRoles } from './start/processes/roles.ts'

/** What `npm start`, `npm run network` and `npx tideline` understand. `command` is one of them. */
export function usage(command: string): string {
  const option = command.startsWith('npm ') ? `${command} --` : command
  const lines = [
    [command, 'the local network'],
    [`${option} --fresh`, '… with a new chain'],
    [
      `${option} --role ROLES`,
      '… of which this process is follower, indexer, explorer, lending (with commas)',
    ],
    ...(command === 'npm run network'
      ? [[`${option} --role ROLES --workers N`, '… N processes that share its ports; none of them follows']]
      : []),
    [`${option} --rpc URL`, 'the explorer of a node that runs already, with'],
  ]
  const width = Math.max(...lines.map(([words = '']) => words.length))
  return `${lines.map(([words = '', meaning]) => `${words.padEnd(width)}  ${meaning}`).join('\n')}

  --artifacts DIR          compiled contracts (Foundry out/, Hardhat artifacts/): calls, events and errors in words
  --coin NAME:SYMBOL       the coin of the network, when it is not Ether:ETH
  --from-block N           where a long chain is read from
  --factory 0x…            the markets of this factory
  --pool 0x…               the lending of this pool

Variables set ports, data and database: see docs/configuration.md.`
}

/** Reads the command line. Undefined for `--help`. Throws one sentence for anything it does not understand. */
export function readCommandLine(words: string[]): NetworkOptions | undefined {
  const { fresh, help, rpc, role, workers, ...ofNode } = parse(words)
  if (help) return undefined
  const roles = role === undefined ? undefined : readRoles(role)
  const ofRole = { ...(roles && { roles }), ...(workers !== undefined && readWorkers(workers, roles)) }
  if (rpc === undefined) {
    const [option] = Object.keys(ofNode)
    if (option) throw new Error(`--${option} is about another node: give its --rpc, too.`)
    return { fresh, ...ofRole }
  }
  const { factory, pool, coin, artifacts, 'from-block': fromBlock } = ofNode
  return {
    fresh,
    rpcUrl: readUrl(rpc),
    ...ofRole,
    ...(factory !== undefined && { marketFactory: readAddress('factory', factory) }),
    ...(pool !== undefined && { lendingPool: readAddress('pool', pool) }),
    ...(coin !== undefined && { coin: readCoin(coin) }),
    ...(artifacts !== undefined && { artifacts: readFolder(artifacts) }),
    ...(fromBlock !== undefined && { fromBlock: readBlockNumber(fromBlock) }),
  }
}

function parse(words: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const ofNode = { factory: text, pool: text, coin: text, artifacts: text, 'from-block': text }
  try {
    return parseArgs({
      args: words,
      options: { fresh: flag, help: flag, rpc: text, role: text, workers: text, ...ofNode },
    }).values
  } catch (error) {
    // Node adds sentences on how to pass a dash as a value.
    const [sentence] = error instanceof Error ? error.message.split(/(?<=\.) |\n/) : ['']
    throw new Error(`${sentence?.replace(/\.?$/, '.')} Try --help.`)
  }
}

/** One process writes. */
function readWorkers(text: string, roles: Role[] | undefined): { workers: number } {
  const workers = Number(text)
  if (!/^\d+$/.test(text) || workers < 1 || workers > 64)
    throw new Error(`--workers must be a number of processes from 1 to 64, not "${text}".`)
  if (!roles || roles.includes('follower'))
    throw new Error('--workers is for processes that only serve: give their --role, without follower.')
  return { workers }
}

function readUrl(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text
  throw new Error(`--rpc must be the http or https address of a node, not "${text}".`)
}

function readAddress(name: string, text: string): Address {
  if (isAddress(text, { strict: false })) return getAddress(text)
  throw new Error(`--${name} must be an address, 0x and 40 hexadecimal digits, not "${text}".`)
}

function readCoin(text: string): { name: string; symbol: string } {
  const [name, symbol, more] = text.split(':').map((part) => part.trim())
  if (name && symbol && symbol.length <= 12 && more === undefined) return { name, symbol }
  throw new Error(
    `--coin must be a name and a symbol of at most 12 characters, such as Ether:ETH, not "${text}".`,
  )
}

/** Resolves a path from the folder in which npm was called, because npm runs in the package's folder. */
function readFolder(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path)
}

function readBlockNumber(text: string): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number < 2 ** 31) return number
  throw new Error(`--from-block must be the number of a block, not "${text}".`)
}
