import { resolve } from 'node:path'
import { standardPartitionBlocks } from '#network/store/partitions/createPartitions.ts'

/** Where the local network listens and keeps its data. Every value has a variable. */
export type Settings = {
  /** TIDELINE_DATA */
  folder: string
  /** TIDELINE_HOST: the address that the services listen on. */
  host: string
  /** DATABASE_URL; undefined for the embedded database. */
  databaseUrl: string | undefined
  /** DATABASE_REPLICA_URL, separated by commas: replicas that services read. */
  replicaUrls: string[]
  /** TIDELINE_BLOCK_TIME, seconds, also less than one. */
  blockTime: number
  /** TIDELINE_HISTORY: percent of the trades and everyday transactions in the history of a new chain. */
  historyPercent: number
  /** TIDELINE_KEEP_BLOCKS: how many of the newest blocks keep their records, or `all`. Undefined when it is not set. */
  keepBlocks: number | undefined
  /** TIDELINE_KEEP_MEGABYTES: the largest size of the database. Undefined when it is not set, for any size. */
  keepMegabytes: number | undefined
  /** TIDELINE_PARTITION_BLOCKS: how many blocks each partition of the large tables has. */
  partitionBlocks: number
  /** TIDELINE_NODE_MEMORY, megabytes. A node that passes it is replaced behind its port. */
  nodeMemory: number
  /** TIDELINE_SERVICE_MEMORY, megabytes: the largest heap of each service. One that needs more ends, and is started again. */
  serviceMemory: number
  /** TIDELINE_DRAIN: seconds that the services of `npm run network` still answer after they were told to end. */
  drainSeconds: number
  /** TIDELINE_NODE_PORT, TIDELINE_INDEXER_PORT, TIDELINE_EXPLORER_PORT, TIDELINE_LENDING_PORT */
  ports: { node: number; indexer: number; explorer: number; lending: number }
}

/** Reads the environment. Throws one sentence for a value that makes no sense. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const port = (name: string, standard: number) => readPort(name, standard, environment)
  return {
    folder: resolve(environment.TIDELINE_DATA || '.tideline'),
    host: environment.TIDELINE_HOST || '127.0.0.1',
    databaseUrl: environment.DATABASE_URL || undefined,
    replicaUrls: (environment.DATABASE_REPLICA_URL ?? '').split(',').filter((url) => url.trim() !== ''),
    blockTime: readBlockTime(environment),
    historyPercent: readNumber(environment, 'TIDELINE_HISTORY', 100, 1, 100),
    keepBlocks: readKeepBlocks(environment),
    keepMegabytes: environment.TIDELINE_KEEP_MEGABYTES
      ? readNumber(environment, 'TIDELINE_KEEP_MEGABYTES', 0, 100, 1_000_000_000)
      : undefined,
    partitionBlocks: readNumber(
      environment,
      'TIDELINE_PARTITION_BLOCKS',
      standardPartitionBlocks,
      1_000,
      1_000_000_000,
    ),
    nodeMemory: readNumber(environment, 'TIDELINE_NODE_MEMORY', 500, 100, 1_000_000),
    serviceMemory: readNumber(environment, 'TIDELINE_SERVICE_MEMORY', 512, 32, 1_000_000),
    drainSeconds: readNumber(environment, 'TIDELINE_DRAIN', 0, 0, 3600),
    ports: {
      node: port('TIDELINE_NODE_PORT', 8545),
      indexer: port('TIDELINE_INDEXER_PORT', 4001),
      explorer: port('TIDELINE_EXPLORER_PORT', 4002),
      lending: port('TIDELINE_LENDING_PORT', 4003),
    },
  }
}

/** Whole seconds, or a part of a second: what mines the blocks needs a tenth of one. */
function readBlockTime(environment: NodeJS.ProcessEnv): number {
  const text = environment.TIDELINE_BLOCK_TIME
  const seconds = text ? Number(text) : 2
  if (seconds >= 0.1 && seconds <= 3600) return seconds
  throw new Error(`TIDELINE_BLOCK_TIME must be between 0.1 and 3600 seconds, not "${text}".`)
}

function readKeepBlocks(environment: NodeJS.ProcessEnv): number | undefined {
  const text = environment.TIDELINE_KEEP_BLOCKS
  if (!text) return undefined
  if (text === 'all') return Number.POSITIVE_INFINITY
  return readNumber(environment, 'TIDELINE_KEEP_BLOCKS', 0, 1_000, 2 ** 31 - 1)
}

/** The port in a variable, or the standard one. Throws one sentence for anything that is no port. */
export function readPort(
  name: string,
  standard: number,
  environment: NodeJS.ProcessEnv = process.env,
): number {
  return readNumber(environment, name, standard, 1, 65_535)
}

function readNumber(
  environment: NodeJS.ProcessEnv,
  name: string,
  standard: number,
  least: number,
  most: number,
): number {
  const text = environment[name]
  if (!text) return standard
  const value = Number(text)
  if (Number.isInteger(value) && value >= least && value <= most) return value
  throw new Error(`${name} must be a whole number between ${least} and ${most}, not "${text}".`)
}
