import * as v from 'valibot'
import { specPaths } from '#network/explorer/servedPaths.ts'
import type { Answer, Ask } from './ask.ts'
import { findSamples, nextPage, pathsOf, type Samples } from './samples.ts'
import { specTable } from './specTable.ts'

type Path = keyof typeof specTable
type Question = { path: Path; query: string; request: string }

export type EveryPath = {
  /** The number of answers with records, by path and query. */
  filled: Record<string, number>
  /** One line for each difference from the spec. */
  problems: string[]
}

/**
 * Asks for every path of the spec, with everything that the lists of an explorer name: alone, with every value of
 * every query parameter, and for the next page.
 */
export async function askEveryPath(ask: Ask): Promise<EveryPath> {
  const samples = await findSamples(ask)
  const filled: Record<string, number> = {}
  const problems: string[] = []
  async function put({ path, query, request }: Question): Promise<Answer> {
    const answer = await ask(request)
    const kind = query ? `${path}?${query}` : path
    filled[kind] = (filled[kind] ?? 0) + (isFilled(answer.body) ? 1 : 0)
    problems.push(...problemsOf(path, answer).map((problem) => `${request}: ${problem}`))
    return answer
  }
  for (const question of specPaths.flatMap((path) => questionsOf(path, samples))) {
    const { body } = await put(question)
    const next = nextPage(question.request, body)
    if (next) await put({ ...question, query: 'next', request: next })
  }
  return { filled, problems: [...new Set(problems)] }
}

function questionsOf(path: Path, samples: Samples): Question[] {
  const { parameters } = specTable[path]
  const texts = Object.values(samples).flatMap((ofKind) => ofKind.slice(0, 2).map(({ value }) => value))
  const queries = Object.entries(parameters).flatMap(([name, values]) =>
    [...values, ...(name === 'q' ? texts : [])].map((value) => `${name}=${encodeURIComponent(value)}`),
  )
  // A search needs a text.
  const alone = 'q' in parameters ? [] : ['']
  return pathsOf(path, samples).flatMap((asked) =>
    [...alone, ...queries].map((query) => ({ path, query, request: query ? `${asked}?${query}` : asked })),
  )
}

function problemsOf(path: Path, { status, contentType, body }: Answer): string[] {
  if (status !== 200 || contentType !== 'application/json') return [`${status} ${contentType}`]
  const { issues = [] } = v.safeParse(specTable[path].answer, body)
  return issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
}

/** Whether a body is a record, or a list with records. */
function isFilled(body: unknown): boolean {
  const list = Array.isArray(body) ? body : (body as { items?: unknown[] } | null | undefined)?.items
  return list ? list.length > 0 : true
}
