import * as v from 'valibot'
import { InterfaceError } from '#lib/requests/errors.ts'

/** A refused filter. `isUnknown`: the explorer does not know the filter at all, in contrast to only its value. */
type Refused = { name: string; isUnknown: boolean }

type Ask = (names: readonly string[]) => Promise<unknown>

/**
 * Finds the filters that an answer 422 refuses: those named in its `errors[]` or its message. If it names none, the
 * filter without which the explorer answers; not on a later page, because the answer may refuse the position.
 */
export async function findRefused(
  error: InterfaceError,
  sent: readonly string[],
  isFirstPage: boolean,
  ask: Ask,
): Promise<Refused[]> {
  const problems = problemsOf(error)
  const named = sent.flatMap((name) => {
    const problem = problems.find(({ pointer, detail }) => pointer === `/${name}` || names(detail, name))
    return problem ? [{ name, isUnknown: /unexpected|unknown|unsupported/i.test(problem.detail) }] : []
  })
  const isOpen = problems.every(({ pointer }) => pointer === '')
  return named.length === 0 && isOpen && isFirstPage ? withoutWhich(sent, ask) : named
}

const bodySchema = v.object({
  errors: v.array(
    v.object({
      source: v.optional(v.object({ pointer: v.optional(v.string(), '') }), { pointer: '' }),
      detail: v.fallback(v.string(), ''),
    }),
  ),
})

function problemsOf({ body, message }: InterfaceError) {
  const result = v.safeParse(bodySchema, body)
  if (!result.success) return [{ pointer: '', detail: message }]
  return result.output.errors.map(({ source: { pointer }, detail }) => ({ pointer, detail }))
}

/** Whether a sentence names a parameter: `Unexpected field: type`, `parameter type`, `"type"`. */
function names(sentence: string, name: string): boolean {
  return new RegExp(`(?:field|parameter)s?:? ['"\`]?${name}\\b|(['"\`])${name}\\1`, 'i').test(sentence)
}

/** Finds the filter, or else all filters, without which the explorer answers; none when it refuses without any. */
async function withoutWhich(sent: readonly string[], ask: Ask): Promise<Refused[]> {
  const attempts = sent.length > 1 ? [...sent.map((name) => [name]), sent] : sent.map((name) => [name])
  for (const names of attempts) {
    try {
      await ask(sent.filter((name) => !names.includes(name)))
      return names.map((name) => ({ name, isUnknown: false }))
    } catch (error) {
      if (!(error instanceof InterfaceError) || error.status !== 422) throw error
    }
  }
  return []
}
