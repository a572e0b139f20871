import type { Json, JsonObject, Operation, Parameter } from './document.ts'
import { pathsOf, type Sample, type Samples, unused } from './samples.ts'

/** A path to ask for, and whether success or a refusal is expected. */
export type Request = { path: string; asksFor: 'success' | 'refusal' }

type Parts = { path: string; query: Parameter[] }
type Valued = { path: string; name: string; schema: JsonObject }

/** More samples of the same kind show nothing new about a query parameter. */
const samplesForQueries = 6

/**
 * The requests of an operation: every sample alone, then with each query parameter, then those that must be refused.
 */
export function requestsOf({ path, parameters }: Operation, samples: Samples, texts: Sample[]): Request[] {
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const filled = pathsOf(path, samples)
  return [
    ...filled.map((one) => ({ path: one, asksFor: 'success' as const })),
    ...filled.slice(0, samplesForQueries).flatMap((one) => withQueries({ path: one, query }, samples, texts)),
    ...refused(path, filled, query),
  ]
}

function withQueries({ path, query }: Parts, samples: Samples, texts: Sample[]): Request[] {
  return query.flatMap(({ name, schema }) =>
    valuesOf({ path, name, schema }, samples, texts).map((value) => ({
      path: `${path}?${new URLSearchParams({ [name]: value })}`,
      asksFor: 'success' as const,
    })),
  )
}

/** Values for a query parameter. There are none for the parts of a cursor, which the server itself hands out. */
function valuesOf({ path, name, schema }: Valued, samples: Samples, texts: Sample[]): string[] {
  const choices = choicesOf(schema)
  if (choices.length > 0) return choices.map(String)
  if (schema.type === 'boolean') return ['true', 'false']
  if (name === 'items_count') return ['1', '100']
  if (name === 'q') return texts.map(({ value }) => value)
  if (name === 'type') return typesOf(path)
  if (name === 'method') return ['transfer', 'approve,mint', 'a9059cbb']
  if (name === 'token') return samples.tokens.slice(0, samplesForQueries).map(({ value }) => value)
  if (name === 'topic') return [transferTopic]
  return []
}

/** Values of `type`, where the document does not list them. */
function typesOf(path: string): string[] {
  if (/^\/transactions$|^\/blocks\/.*\/transactions$/.test(path)) return ['token_transfer', 'coin_transfer']
  return /^\/blocks$/.test(path) ? ['block', 'reorg', 'uncle'] : ['ERC-20', 'ERC-721,ERC-1155', 'erc-20']
}

/** keccak256 of Transfer(address,address,uint256) */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

function choicesOf(schema: JsonObject): Json[] {
  return Array.isArray(schema.enum) ? schema.enum.filter((choice) => choice !== null) : []
}

/** Malformed and unknown values. The document says how they are refused. */
function refused(path: string, filled: string[], query: Parameter[]): Request[] {
  const placeholder = /\{[^}]+\}/
  const names = placeholder.test(path)
    ? ['nonsense', '0x12', `0x${'0'.repeat(64)}`, unused, '999999999'].map((name) =>
        path.replace(placeholder, name),
      )
    : []
  const [first] = filled
  const values = first === undefined ? [] : query.flatMap(({ name, schema }) => wrong(first, name, schema))
  return [...names, ...values].map((one) => ({ path: one, asksFor: 'refusal' as const }))
}

function wrong(path: string, name: string, schema: JsonObject): string[] {
  if (choicesOf(schema).length > 0) return [`${path}?${name}=nonsense`]
  if (name === 'items_count') return [`${path}?${name}=0`, `${path}?${name}=many`]
  return []
}
