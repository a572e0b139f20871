import type * as v from 'valibot'
import { config } from '#lib/browser/config/config.ts'
import { hasRecords } from '#lib/browser/storage/hasRecords.ts'

/** Blocks on top of one that can no longer be replaced: more than the deepest reorganisation of a public network. */
const finalDepth = 256

const answerStore = () => import('./answerStore.ts')

let newestBlock = async () => Number.NaN

/** Tells this interface how to learn the newest block of the node. Called once, before the first request. */
export function setNewestBlock(read: () => Promise<number>): void {
  newestBlock = read
}

/** The answer kept in this browser for a request, when the record or each row of the list fits `schema`; else undefined. */
export async function cachedAnswer(request: string, schema: v.GenericSchema): Promise<unknown> {
  return hasRecords.read() ? (await answerStore()).readAnswer(request, schema) : undefined
}

/**
 * Keeps an answer about a block once that can no longer be replaced. Only of a chain whose genesis is configured: a
 * development chain that starts anew has the same id and other records.
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
