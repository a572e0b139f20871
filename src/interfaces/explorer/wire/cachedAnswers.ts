import type * as v from 'valibot'
import { config } from '#lib/browser/config/config.ts'
import { hasRecords } from '#lib/browser/storage/hasRecords.ts'

/**
 * The number of later blocks after which a block counts as final: more than the deepest reorganisation of a public
 * network.
 */
const finalDepth = 256

const answerStore = () => import('./answerStore.ts')

let newestBlock = async () => Number.NaN

/** Sets the function that reads the node's newest block. Called once, before the first request. */
export function setNewestBlock(read: () => Promise<number>): void {
  newestBlock = read
}

/**
 * The answer cached in this browser for a request, when the record or each row of the list fits `schema`; else
 * undefined.
 */
export async function cachedAnswer(request: string, schema: v.GenericSchema): Promise<unknown> {
  return hasRecords.read() ? (await answerStore()).readAnswer(request, schema) : undefined
}

/**
 * Caches an answer about a block once the block is final. Only for a chain whose genesis hash is configured: a
 * restarted development chain has the same id but other records.
 */
export async function cacheAnswer(
  request: string,
  answer: unknown,
  block: number | null | undefined,
): Promise<void> {
  if (block == null || !config().genesisHash) return
  const newest = await newestBlock().catch(() => Number.NaN)
  if (newest - block >= finalDepth) await (await answerStore()).writeAnswer(request, answer)
}
