import { parseArgs } from 'node:util'
import { type DatabaseKind, databaseKinds } from '#network/bench/withDatabase.ts'
import type { Through } from './benchServices.ts'

/** What `npm run bench -- network` measures. */
export type BenchOptions = {
  size: { swaps: number; transactions: number }
  /** Seconds for which each kind of request is measured. */
  seconds: number
  clients: number[]
  databases: DatabaseKind[]
  through: Through[]
  /** A part of the names of the requests. When it is given, also an empty one, no chain is synced. */
  only: string | undefined
  partitionBlocks: number
  /** The file of the figures. */
  out: string
}

const usual = {
  swaps: '1000000',
  transactions: '200000',
  seconds: '1',
  clients: '1,32',
  on: 'pglite,postgres',
  through: 'direct',
  'partition-blocks': '1000000',
  out: '.tideline/bench-network.json',
}
/** Under a minute: a small store of PostgreSQL, and no chain is synced. */
const short = {
  swaps: '50000',
  transactions: '10000',
  seconds: '0.1',
  clients: '32',
  on: 'postgres',
  only: '',
}

/**
 * The options in the words of a command line.
 * @throws when there is an unknown one.
 */
export function readBenchOptions(words?: string[]): BenchOptions {
  const text = { type: 'string' } as const
  const options = {
    swaps: text,
    transactions: text,
    seconds: text,
    clients: text,
    on: text,
    through: text,
    only: text,
    'partition-blocks': text,
    out: text,
    short: { type: 'boolean' as const },
  } as const
  const { values: given } = parseArgs({ options, ...(words && { args: words }) })
  const values = { ...usual, ...(given.short && short), ...given }
  const through = values.through.split(',')
  return {
    size: { swaps: Number(values.swaps), transactions: Number(values.transactions) },
    seconds: Number(values.seconds),
    clients: values.clients.split(',').map(Number),
    databases: databaseKinds(values.on),
    through: (['direct', 'proxy'] as const).filter((one) => through.includes(one)),
    only: values.only,
    partitionBlocks: Number(values['partition-blocks']),
    out: values.out,
  }
}
