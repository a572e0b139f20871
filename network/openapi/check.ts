import { servedPaths } from '#network/explorer/servedPaths.ts'
import type { Answer, Ask } from './ask.ts'
import { type Difference, inside } from './difference.ts'
import { type JsonObject, type Operation, operationsOf } from './document.ts'
import { nextPage } from './nextPage.ts'
import { type Request, requestsOf } from './requests.ts'
import { findSamples, type Sample, type Samples } from './samples.ts'
import { createValidate, type Validate } from './validate.ts'

/** A difference, with the first request that showed it and how often it was found. */
export type MetDifference = Difference & { request: string; times: number }

export type PathReport = { path: string; requests: number; differences: MetDifference[] }

export type Report = {
  samples: Samples
  checked: PathReport[]
  /** Paths of the document that the server does not have. */
  notServed: string[]
  /** Paths of the server that the document does not have. */
  notDocumented: string[]
}

type Asking = { ask: Ask; samples: Samples; texts: Sample[]; validate: Validate }

/** Compares every path that a running explorer and a document have in common. */
export async function check(document: JsonObject, ask: Ask): Promise<Report> {
  const operations = operationsOf(document).map((operation) => ({
    operation: { ...operation, path: belowBase(operation.path) },
    documented: operation.path,
    path: servedPaths.find((path) => formOf(path) === formOf(operation.path)),
  }))
  const samples = await findSamples(ask)
  const asking = { ask, samples, texts: searchTexts(samples), validate: createValidate(document) }
  const checked: PathReport[] = []
  for (const { operation, path } of operations)
    if (path) checked.push({ path, ...(await checkOperation(operation, asking)) })
  return {
    samples,
    checked,
    notServed: operations.filter(({ path }) => !path).map(({ documented }) => documented),
    notDocumented: servedPaths.filter((path) => operations.every((other) => other.path !== path)),
  }
}

/** A path without the base, without the names of its parameters and without a slash at its end. */
function formOf(path: string): string {
  return belowBase(path)
    .replace(/\{[^}]+\}/g, '{}')
    .replace(/\/$/, '')
}

function belowBase(path: string): string {
  return path.replace(/^(\/api)?(\/v\d+)?(?=\/)/, '')
}

function searchTexts({ transactions, blocks, addresses, tokens }: Samples): Sample[] {
  const named = [transactions, blocks, addresses, tokens].flatMap((samples) => samples.slice(0, 3))
  return [...named, { what: 'a word', value: 'to' }, { what: 'nothing', value: 'no such thing' }]
}

async function checkOperation(
  operation: Operation,
  { ask, samples, texts, validate }: Asking,
): Promise<Omit<PathReport, 'path'>> {
  const met = new Map<string, MetDifference>()
  let requests = 0
  const one = async (request: Request) => {
    const answer = await ask(request.path)
    requests++
    for (const difference of judge(operation, request, answer, validate)) {
      const key = `${difference.kind} ${difference.field} ${difference.expected}`
      const known = met.get(key)
      if (known) known.times++
      else met.set(key, { ...difference, request: request.path, times: 1 })
    }
    return answer
  }
  for (const request of requestsOf(operation, samples, texts)) {
    const { body } = await one(request)
    const next = nextPage(request.path, body)
    if (next) await one({ path: next, asksFor: 'success' })
  }
  return { requests, differences: [...met.values()] }
}

function judge(
  { responses }: Operation,
  { asksFor }: Request,
  { status, contentType, body }: Answer,
  validate: Validate,
): Difference[] {
  const succeeded = status >= 200 && status < 300
  const documented =
    responses.get(String(status)) ??
    responses.get(`${Math.floor(status / 100)}XX`) ??
    responses.get('default')
  const wanted = asksFor === 'success' ? '200' : [...responses.keys()].join(', ')
  if (!documented || (asksFor === 'success' && !succeeded))
    return [{ kind: 'status', field: String(status), expected: wanted, sent: String(status) }]
  const pointer = documented.get(contentType)
  if (pointer === undefined && documented.size > 0)
    return [{ kind: 'content', field: '', expected: [...documented.keys()].join(', '), sent: contentType }]
  if (!pointer) return []
  const differences = validate(pointer, body)
  // A field of an error is not the same as the field of an answer.
  return succeeded
    ? differences
    : differences.map((difference) => ({ ...difference, field: inside(String(status), difference.field) }))
}
