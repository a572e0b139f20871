import * as v from 'valibot'
import { InterfaceError } from '#lib/requests/errors.ts'
import { endTries, timeLeft } from '#lib/requests/sharedDeadline.ts'
import { sendAlone, sendTogether } from './batch.ts'

/** Milliseconds for a call, including all its tries. */
const deadline = 10_000

let lastId = 0

/**
 * One JSON-RPC 2.0 call of the node, its result checked by `schema`. Calls made at the same moment share a request.
 * Throws `refused` for an error object of the node, with that object (`code`, `message`, `data`) as its cause, and
 * `malformed` for an answer with another id.
 */
export async function callNode<const Schema extends v.GenericSchema>(
  method: string,
  params: readonly unknown[],
  schema: Schema,
  signal?: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  lastId += 1
  const id = lastId
  // The method and the parameters identify a call across its tries, which have ids and batches of their own.
  const tries = `${method} ${JSON.stringify(params)}`
  const endsAt = Date.now() + timeLeft(tries, deadline, signal)
  const call = { body: { jsonrpc: '2.0', id, method, params }, signal, endsAt } as const
  // A call that sends a transaction is never part of a batch, because a batch may be sent again.
  const answer = await (method.startsWith('eth_send') ? sendAlone(call) : sendTogether(call))
  endTries(tries, signal)
  if (answer.error) {
    throw new InterfaceError('node', 'refused', `${answer.error.message} (${answer.error.code})`, {
      cause: answer.error,
    })
  }
  const result = v.safeParse(schema, answer.result)
  if (answer.id === id && result.success) return result.output
  throw new InterfaceError('node', 'malformed', `The node's answer to ${method} is not what was asked for.`)
}

/** A schema that reads a hexadecimal quantity such as `0x1b4` to a bigint. */
export const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{1,64}$/, 'not a quantity'),
  v.transform((text) => BigInt(text)),
)

/** A schema that reads a quantity such as a count or a block number to a safe integer. */
export const smallQuantity = v.pipe(quantity, v.transform(Number), v.safeInteger())

/** The error object the node refused with; undefined for every other failure. */
export function nodeErrorOf(error: unknown): { code?: unknown; message?: string } | undefined {
  if (!(error instanceof InterfaceError) || error.kind !== 'refused') return undefined
  return typeof error.cause === 'object' && error.cause !== null ? error.cause : undefined
}
