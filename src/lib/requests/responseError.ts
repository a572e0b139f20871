import { InterfaceError, type InterfaceName } from './errors.ts'

const longestWait = 10_000

/** The error of a response without a success status; the message is the one in its body, where it has one. */
export function responseError(from: InterfaceName, response: Response, body: string): InterfaceError {
  const { status } = response
  const message = messageIn(body) ?? `The answer was ${status}.`
  if (status === 404) return new InterfaceError(from, 'not-found', message, { status })
  if (status === 429) {
    return new InterfaceError(from, 'limited', message, { status, retryAfter: retryAfter(response) })
  }
  return new InterfaceError(from, 'refused', message, { status })
}

function retryAfter(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1_000, longestWait) : 1_000
}

/** Reads `{message}`, `{error}`, `{error: {message}}` and `{errors: [{title | detail | message}]}`. */
function messageIn(body: string): string | undefined {
  try {
    const found = findMessage(JSON.parse(body))
    return found ? found.slice(0, 200) : undefined
  } catch {
    return undefined
  }
}

function findMessage(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return findMessage(value[0])
  if (typeof value !== 'object' || value === null) return undefined
  const record = value as Record<string, unknown>
  const nested = record.message ?? record.detail ?? record.title ?? record.error ?? record.errors
  return nested === undefined ? undefined : findMessage(nested)
}
