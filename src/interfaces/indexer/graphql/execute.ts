import type { TadaDocumentNode } from 'gql.tada'
import * as v from 'valibot'
import { isScaleOpen, learnAmountScale } from '#interfaces/indexer/indexerScale.ts'
import { letOthersRun } from '#lib/browser/letOthersRun.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { lenientList, timestamp } from '#lib/wire/shapes.ts'
import { inLowerCase, inServerForm, isEmptyAnswer, isFormKnown, learnAddressForm } from './addressForm.ts'
import { send } from './graphqlClient.ts'

/**
 * Sends one operation to `{indexer_url}/graphql` and returns its data; throws `InterfaceError`. Addresses are sent in
 * the indexer's form; while that is unknown, an empty answer is requested once more in lower case.
 */
export async function execute<Data, Variables>(
  document: TadaDocumentNode<Data, Variables> | string,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Data> {
  const asked = inServerForm(variables)
  const answer = await sendAndLearn<Data, Variables>(document, asked, signal)
  if (!isEmptyAnswer(answer)) return answer
  const other = inLowerCase(asked)
  const wasOwnForm = JSON.stringify(inServerForm(asked)) === JSON.stringify(asked) && isFormKnown()
  if (wasOwnForm || JSON.stringify(other) === JSON.stringify(asked)) return answer
  return sendAndLearn<Data, Variables>(document, other, signal)
}

async function sendAndLearn<Data, Variables>(
  document: TadaDocumentNode<Data, Variables> | string,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Data> {
  const answer = await send<Data, Variables>(document, variables, signal)
  learnAddressForm(answer)
  learnAmountScale(answer)
  if (isScaleOpen(answer)) await askForScale()
  return answer
}

const scaleDocument =
  'query AmountScale { markets(limit: 5) { virtualReserveUSD realReserveUSD reserveToken spotPrice } }'
let scaleAsked: Promise<void> | undefined

/**
 * Reads markets, whose figures prove the scale of this indexer's amounts. Without an answer the scale stays unknown.
 */
function askForScale(): Promise<void> {
  scaleAsked ??= send(scaleDocument, {})
    .then((answer) => learnAmountScale(answer))
    .catch(() => undefined)
    .finally(() => {
      scaleAsked = undefined
    })
  return scaleAsked
}

/** Parses one record of an answer. Throws `malformed` for a wrong shape. */
export function check<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw malformed(result.issues[0])
}

/** Parses a list without its wrong rows: one bad market never blanks the board. Throws `malformed` when all are wrong. */
export function checkRows<const Schema extends v.GenericSchema>(
  row: Schema,
  value: unknown,
): v.InferOutput<Schema>[] {
  return countRows(row, value).rows
}

/** The readable rows of a list and the number of unreadable ones, which every list shows. */
export type CountedRows<Row> = { rows: Row[]; unreadable: number }

/** Like `checkRows`, and counts the rows that could not be read. */
export function countRows<const Schema extends v.GenericSchema>(
  row: Schema,
  value: unknown,
): CountedRows<v.InferOutput<Schema>> {
  const { rows, dropped } = check(lenientList(row), value)
  if (rows.length === 0 && dropped > 0) check(v.array(row), value)
  return { rows, unreadable: dropped }
}

/** Rows that a phone reads in one task: each market costs it the hashes of three addresses. */
const rowsATask = 5

/** Like `countRows`, for long lists: a few rows a task, so that the page never stands still meanwhile. */
export async function countManyRows<const Schema extends v.GenericSchema>(
  row: Schema,
  values: readonly unknown[],
): Promise<CountedRows<v.InferOutput<Schema>>> {
  const all = check(v.array(v.unknown()), values)
  const read: v.InferOutput<Schema>[] = []
  for (let start = 0; start < all.length; start += rowsATask) {
    if (start > 0) await letOthersRun()
    read.push(...check(lenientList(row), all.slice(start, start + rowsATask)).rows)
  }
  if (read.length === 0 && all.length > 0) check(v.array(row), all)
  return { rows: read, unreadable: all.length - read.length }
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
