import * as v from 'valibot'
import { cacheAnswer, cachedAnswer } from '#interfaces/explorer/wire/cachedAnswers.ts'
import { get } from './explorerClient.ts'

/** The unparsed answer of the explorer, for fields that only some explorers send. */
export type Wire = Readonly<Record<string, unknown>>

/** A record with its unparsed answer, from which lazily loaded parts of a page read more fields. */
export type Detail<Item> = Item & { wire: Wire }

/**
 * Gets one record like `get`, with its answer. Once the block of the record (`blockOf`) is final, the answer is cached
 * in this browser and not requested again.
 */
export async function getDetail<const Schema extends v.GenericSchema<Wire, object>>(
  path: string,
  schema: Schema,
  blockOf: (found: v.InferOutput<Schema>) => number | null,
  signal?: AbortSignal,
): Promise<Detail<v.InferOutput<Schema>>> {
  let wire: Wire = {}
  const seen = v.transform((found: Wire) => {
    wire = found
    return found
  })
  const whole = v.pipe(v.record(v.string(), v.unknown()), seen, schema)
  const kept = await cachedAnswer(path, whole)
  const found = kept ? v.parse(whole, kept) : await get(path, whole, {}, signal)
  if (!kept) void cacheAnswer(path, wire, blockOf(found))
  return { ...found, wire }
}

/** Names of fields that belong to rollups, blobs, delegations and other chains. */
const extraNames =
  /^(l1_|op_|optimism|arbitrum|scroll|zk|blob_|authorization_list|actions|operator_fee|stability|execution_node|fhe_|celo|zilliqa|minimum_gas|hash_for)/

/** Whether an answer has fields beyond those that every explorer sends. */
export function hasExtras(wire: Wire): boolean {
  return Object.entries(wire).some(([name, value]) => extraNames.test(name) && value && String(value) !== '')
}
