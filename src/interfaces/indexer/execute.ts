import type { TadaDocumentNode } from 'gql.tada'
import * as v from 'valibot'
import { config } from '#lib/config.ts'
import { InterfaceError } from '#lib/errors.ts'
import { postJson } from '#lib/http.ts'
import { lenientList, text, timestamp } from '#lib/wire.ts'
import { textOf } from './graphql.ts'

const answerSchema = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.nullish(v.array(v.object({ message: text }))),
})

/**
 * Posts one operation to `{indexer_url}/graphql` and answers its data; throws `InterfaceError`. Ask one root field at a
 * time: nearly all are non-null, so one that fails takes the others' answers with it.
 */
export async function execute<Data, Variables>(
  document: TadaDocumentNode<Data, Variables> | string,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Data> {
  const body = { query: textOf(document), variables }
  const url = `${config().indexerUrl}/graphql`
  const { data, errors } = await postJson('indexer', url, body, answerSchema, { signal })
  const [error] = errors ?? []
  if (error) throw new InterfaceError('indexer', 'refused', error.message.slice(0, 200), { status: 200 })
  if (!data) throw new InterfaceError('indexer', 'malformed', 'The answer held no data.')
  return data as Data
}

/** Parses one record of an answer; a wrong shape is the indexer's `malformed` error. */
export function check<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw malformed(result.issues[0])
}

/** Parses a list: a wrong row is left out, so one bad market never blanks the board. Only wrong rows are an error. */
export function checkRows<const Schema extends v.GenericSchema>(
  row: Schema,
  value: unknown,
): v.InferOutput<Schema>[] {
  const { rows, dropped } = check(lenientList(row), value)
  if (rows.length === 0 && dropped > 0) check(v.array(row), value)
  return rows
}

/** A time every record has; null when it cannot be read. */
export const time = v.nullable(timestamp)

function malformed(issue: v.BaseIssue<unknown>) {
  const where = v.getDotPath(issue) ?? 'the answer'
  return new InterfaceError(
    'indexer',
    'malformed',
    `Unexpected answer: ${where}: ${issue.message}`.slice(0, 200),
  )
}
