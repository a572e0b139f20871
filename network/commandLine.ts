import { parseArgs } from 'node:util'
import { type Address, getAddress, isAddress } from 'viem'
import type { NetworkOptions } from './network.ts'

export const usage = `npm run network                                            the local network
npm run network -- --fresh                                 … with a new chain
npm run network -- --rpc URL --factory 0x… --pool 0x…      the chain of another node: the markets of this
                                                           factory and the lending of this pool

Ports, data and database are set by variables: see network/README.md.`

/** Reads the command line. Undefined for `--help`. Throws one sentence for anything it does not understand. */
export function readCommandLine(words: string[]): NetworkOptions | undefined {
  const { fresh, help, rpc, factory, pool } = parse(words)
  if (help) return undefined
  if (rpc === undefined) {
    if (factory !== undefined || pool !== undefined)
      throw new Error('--factory and --pool name contracts on another node: give its --rpc, too.')
    return { fresh }
  }
  if (factory === undefined || pool === undefined)
    throw new Error('--rpc needs --factory and --pool, the addresses of the contracts on that node.')
  return {
    ...{ fresh, rpcUrl: readUrl(rpc) },
    ...{ curveFactory: readAddress('factory', factory), lendingPool: readAddress('pool', pool) },
  }
}

function parse(words: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({
      args: words,
      options: { fresh: flag, help: flag, rpc: text, factory: text, pool: text },
    }).values
  } catch (error) {
    // Node adds sentences on how to pass a dash as a value.
    const [sentence] = error instanceof Error ? error.message.split(/(?<=\.) |\n/) : ['']
    throw new Error(`${sentence?.replace(/\.?$/, '.')} Try --help.`)
  }
}

function readUrl(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text
  throw new Error(`--rpc must be the http or https address of a node, not "${text}".`)
}

function readAddress(name: string, text: string): Address {
  if (isAddress(text, { strict: false })) return getAddress(text)
  throw new Error(`--${name} must be an address, 0x and 40 hexadecimal digits, not "${text}".`)
}
