import type { ErrorObject } from 'ajv'

/** The kind of a difference: a field that the document does not have, a field it requires, a null, another type, … */
export const differenceKinds = ['extra', 'missing', 'null', 'type', 'value', 'status', 'content'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export type Difference = {
  kind: DifferenceKind
  /** The place in the body: `items[].token.decimals`. */
  field: string
  expected: string
  sent: string
}

/** Turns a validator's error into a difference of the report. */
export function differenceOf(error: ErrorObject, body: unknown): Difference {
  const { instancePath, keyword, params } = error
  const names = instancePath.split('/').slice(1).map(unescaped)
  const sent = valueAt(body, names)
  switch (keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = String(params.additionalProperty ?? params.unevaluatedProperty)
      const value = valueAt(sent, [name])
      return {
        kind: 'extra',
        field: fieldOf([...names, name]),
        expected: 'no such field',
        sent: shown(value),
      }
    }
    case 'required': {
      const field = fieldOf([...names, params.missingProperty])
      return { kind: 'missing', field, expected: 'the field', sent: 'nothing' }
    }
    case 'type': {
      const expected = [params.type].flat().join(' or ')
      return { kind: sent === null ? 'null' : 'type', field: fieldOf(names), expected, sent: shown(sent) }
    }
    default:
      return {
        kind: 'value',
        field: fieldOf(names),
        expected: expectation(error),
        sent: shown(sent),
      }
  }
}

function expectation({ keyword, params, message = keyword }: ErrorObject): string {
  return keyword === 'enum' ? `one of ${params.allowedValues.join(', ')}` : message.replace(/^must /, '')
}

/** All records of a list are one field: `items[].token.decimals`. */
function fieldOf(names: string[]): string {
  return names.reduce((field, name) => (/^\d+$/.test(name) ? `${field}[]` : inside(field, name)), '')
}

/** The name of a field within a record: `token` and `decimals` are `token.decimals`. */
export function inside(field: string, name: string): string {
  return field === '' ? name : `${field}.${name}`
}

function valueAt(body: unknown, names: string[]): unknown {
  return names.reduce((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], body)
}

function unescaped(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~')
}

const longestShown = 60

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > longestShown ? `${text.slice(0, longestShown)} …` : text
}
