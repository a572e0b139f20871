import { readFile } from 'node:fs/promises'
import type { ErrorObject } from 'ajv'

/** A field that the document does not have, a field it requires, a null, another type, another value, another status. */
const kinds = ['extra', 'missing', 'null', 'type', 'value', 'status'] as const

/** Where an answer differs from a document. */
export type Difference = {
  kind: (typeof kinds)[number]
  /** The place in the body: `items[].token.decimals`. For a status the status itself. */
  field: string
  /** The document's expectation in words. */
  expected: string
}

/** A row of the tables in `differences.md`. An empty list of paths means every path. */
export type AllowedDifference = { paths: string[]; kind: string; field: string }

/** The differences in a validator's errors about a body. */
export function differencesOf(errors: ErrorObject[], body: unknown): Difference[] {
  // The errors of "if" and "anyOf" only repeat that another error applies.
  return errors
    .filter(({ keyword }) => !['if', 'anyOf', 'oneOf'].includes(keyword))
    .map((error) => differenceOf(error, body))
}

function differenceOf(
  { instancePath, keyword, params, message = keyword }: ErrorObject,
  body: unknown,
): Difference {
  const names = instancePath.split('/').slice(1)
  const name: string | undefined = params.additionalProperty ?? params.unevaluatedProperty
  if (name !== undefined)
    return { kind: 'extra', field: fieldOf([...names, name]), expected: 'no such field' }
  if (keyword === 'required')
    return { kind: 'missing', field: fieldOf([...names, params.missingProperty]), expected: 'the field' }
  const expected = message.replace(/^must (be )?/, '')
  if (keyword !== 'type') return { kind: 'value', field: fieldOf(names), expected }
  const sent = names.reduce<unknown>((value, each) => (value as Record<string, unknown>)[each], body)
  return { kind: sent === null ? 'null' : 'type', field: fieldOf(names), expected }
}

/** All records of a list are one field: `items[].token.decimals`. */
function fieldOf(names: string[]): string {
  return names.reduce(
    (field, name) => (/^\d+$/.test(name) ? `${field}[]` : field ? `${field}.${name}` : name),
    '',
  )
}

/**
 * Reads the tables with the columns paths, kind and field. The rest of the file is for people. @throws an error with
 * one sentence for a row without a known kind or without a field.
 */
export async function readAllowedDifferences(file: URL | string): Promise<AllowedDifference[]> {
  const rows: AllowedDifference[] = []
  let isTable = false
  for (const line of (await readFile(file, 'utf8')).split('\n')) {
    const cells = line.startsWith('|') ? line.split('|').map((cell) => cell.trim()) : []
    const [, paths = '', kind = '', fields = ''] = cells
    if (paths === 'paths' && kind === 'kind') isTable = true
    else if (cells.length === 0) isTable = false
    else if (isTable && !/^-+$/.test(paths)) rows.push(...rowsOf(paths, kind, fields))
  }
  return rows
}

/** A row may name several paths and several fields. */
function rowsOf(paths: string, kind: string, fields: string): AllowedDifference[] {
  const named = words(fields)
  if (!kinds.some((known) => known === kind) || named.length === 0)
    throw new Error(`differences.md: a row needs a kind (${kinds.join(', ')}) and a field: ${paths}.`)
  return named.map((field) => ({ paths: words(paths), kind, field }))
}

function words(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)
}

/** Whether a row covers a difference: its kind, one of its paths, and the end of the field. */
export function isAllowed(row: AllowedDifference, path: string, { kind, field }: Difference): boolean {
  if (row.kind !== kind || (row.paths.length > 0 && !row.paths.includes(path))) return false
  return field === row.field || field.endsWith(`.${row.field}`)
}
