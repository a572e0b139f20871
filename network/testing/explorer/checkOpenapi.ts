import { parseArgs } from 'node:util'
import { servedPaths } from '#network/explorer/servedPaths.ts'
import { readPort } from '#network/settings.ts'
import { type Answer, type Ask, openAsk } from './ask.ts'
import { type Difference, differencesOf, isAllowed, readAllowedDifferences } from './openapiDifferences.ts'
import { type OpenapiDocument, type Operation, readOpenapi } from './openapiDocument.ts'
import { findSamples, nextPage, pathsOf, type Samples } from './samples.ts'

/**
 * `npm run check -- openapi FILE [--url URL]` compares a running explorer, by default that of the local network, with an
 * OpenAPI document: every GET that both have, about every sample that the explorer's lists name, with every query
 * parameter that the document gives values for, and the next page. It fails on a difference that is not listed in
 * `network/explorer/differences.md`.
 */

type Request = { path: string; isValid: boolean }

/** More samples of the same kind show nothing new about a query parameter. */
const samplesForQueries = 6

try {
  process.exitCode = (await checkOpenapi()) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

async function checkOpenapi(): Promise<boolean> {
  const standardUrl = `http://127.0.0.1:${readPort('TIDELINE_EXPLORER_PORT', 4002)}/api/v2`
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { url: { type: 'string', default: standardUrl } },
  })
  const [file, ...others] = positionals
  if (!file || others.length > 0)
    throw new Error('Name one OpenAPI document: npm run check -- openapi FILE [--url http://…/api/v2]')
  const document = await readOpenapi(file)
  const allowed = await readAllowedDifferences(new URL('../../explorer/differences.md', import.meta.url))
  const ask = openAsk(values.url.replace(/\/$/, ''))
  if ((await ask('/stats')).status === 404)
    throw new Error(`${values.url} has no /stats: the address of an explorer ends with /api/v2.`)
  const samples = await findSamples(ask)
  let requests = 0
  let unlisted = 0
  let paths = 0
  for (const operation of document.operations) {
    const path = servedPaths.find((served) => formOf(served) === formOf(operation.path))
    if (!path) continue
    paths++
    const found = await checkOperation({ ...operation, path }, { ask, samples, document })
    requests += found.requests
    for (const [line, difference] of found.differences) {
      if (allowed.some((row) => isAllowed(row, path, difference))) continue
      unlisted++
      process.stdout.write(`${path}: ${line}\n`)
    }
  }
  process.stdout.write(`${paths} paths, ${requests} requests, ${unlisted} differences that are not listed.\n`)
  return paths > 0 && unlisted === 0
}

/** A path without the base, the names of its parameters and a slash at its end. */
function formOf(path: string): string {
  return path
    .replace(/^(\/api)?(\/v\d+)?(?=\/)/, '')
    .replace(/\{[^}]+\}/g, '{}')
    .replace(/\/$/, '')
}

type Asking = { ask: Ask; samples: Samples; document: OpenapiDocument }

/** The differences of all answers of an operation, each once, by their line in the report. */
async function checkOperation(operation: Operation, { ask, samples, document }: Asking) {
  const differences = new Map<string, Difference>()
  let requests = 0
  async function put(request: Request): Promise<Answer> {
    requests++
    const answer = await ask(request.path)
    for (const difference of judge(operation, request, answer, document)) {
      const { kind, field, expected } = difference
      const line = `${kind} ${field}: expected ${expected}`
      if (!differences.has(line)) differences.set(line, difference)
    }
    return answer
  }
  for (const request of requestsOf(operation, samples)) {
    const next = nextPage(request.path, (await put(request)).body)
    if (next) await put({ path: next, isValid: true })
  }
  return { requests, differences }
}

function requestsOf({ path, parameters }: Operation, samples: Samples): Request[] {
  const asked = pathsOf(path, samples)
  const queries = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap((parameter) => queriesOf(parameter, samples))
  const valid = [
    ...asked,
    ...asked.slice(0, samplesForQueries).flatMap((one) => queries.map((query) => `${one}?${query}`)),
  ]
  const nonsense = path.replace(/\{[^}]+\}/, 'nonsense')
  const invalid = nonsense === path ? [] : [nonsense]
  return [
    ...valid.map((one) => ({ path: one, isValid: true })),
    ...invalid.map((one) => ({ path: one, isValid: false })),
  ]
}

/** A query parameter with each value that is known to be valid. The parts of a cursor come from the explorer itself. */
function queriesOf({ name, schema }: Operation['parameters'][number], samples: Samples): URLSearchParams[] {
  const choices = Array.isArray(schema?.enum) ? schema.enum : schema?.type === 'boolean' ? [true, false] : []
  const texts = Object.values(samples).flatMap((found) => found.slice(0, 3).map(({ value }) => value))
  const known: Record<string, unknown[]> = { items_count: [1, 100], q: ['to', ...texts] }
  return (known[name] ?? choices).map((value) => new URLSearchParams({ [name]: String(value) }))
}

function judge(
  { responses }: Operation,
  { isValid }: Request,
  { status, contentType, body }: Answer,
  document: OpenapiDocument,
): Difference[] {
  const documented = [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((key) =>
    responses.has(key),
  )
  if (!documented || (isValid && status !== 200))
    return [
      { kind: 'status', field: String(status), expected: isValid ? '200' : [...responses.keys()].join(', ') },
    ]
  const pointer = responses.get(documented)
  if (!pointer) return []
  if (contentType !== 'application/json')
    return [{ kind: 'value', field: '', expected: `application/json, not ${contentType}` }]
  const differences = differencesOf(document.validate(pointer, body), body)
  // A field of an error is not the same as the field of an answer.
  return status === 200
    ? differences
    : differences.map((one) => ({ ...one, field: `${status}.${one.field}` }))
}
