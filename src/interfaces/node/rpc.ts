import * as v from 'valibot'
import { config } from '#lib/browser/config.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { postJson } from '#lib/requests/http.ts'

const envelope = v.object({
  id: v.unknown(),
  result: v.optional(v.unknown()),
  error: v.optional(
    v.nullable(v.object({ code: v.number(), message: v.string(), data: v.optional(v.unknown()) })),
  ),
})

let lastId = 0

/**
 * One JSON-RPC 2.0 call of the node, its result checked by `schema`. An error object of the node is `refused` with
 * that object (`code`, `message`, `data`) as its cause, an answer to another question `malformed`.
 */
export async function callNode<const Schema extends v.GenericSchema>(
  method: string,
  params: readonly unknown[],
  schema: Schema,
  signal?: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  lastId += 1
  const id = lastId
  const body = { jsonrpc: '2.0', id, method, params }
  const answer = await postJson('node', config().rpcUrl, body, envelope, { signal })
  if (answer.error) {
    throw new InterfaceError('node', 'refused', `${answer.error.message} (${answer.error.code})`, {
      cause: answer.error,
    })
  }
  const result = v.safeParse(schema, answer.result)
  if (answer.id === id && result.success) return result.output
  throw new InterfaceError('node', 'malformed', `The node's answer to ${method} is not what was asked for.`)
}

/** A hexadecimal quantity such as `0x1b4`, to bigint. */
export const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{1,64}$/, 'not a quantity'),
  v.transform((text) => BigInt(text)),
)

/** A quantity that is a count or a number of a block, to a safe number. */
export const smallQuantity = v.pipe(quantity, v.transform(Number), v.safeInteger())
