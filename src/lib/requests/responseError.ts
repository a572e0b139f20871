import { InterfaceError, type InterfaceName } from './errors.ts'

/** The error of a response without a success status; the message is the one in its body, where it has one. */
export function responseError(from: InterfaceName, response: Response, text: string): InterfaceError {
  const { status } = response
  const body = parsed(text)
  const message = findMessage(body)?.slice(0, 200) || `The answer was ${status}.`
  if (status === 404) return new InterfaceError(from, 'not-found', message, { status, body })
  return new InterfaceError(from, status === 429 ? 'limited' : 'refused', message, { status, body })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads `{message}`, `{error}`, `{error: {message}}` and `{errors: [{title | detail | message}]}`. */
function findMessage(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return findMessage(value[0])
  if (typeof value !== 'object' || value === null) return undefined
  const record = value as Record<string, unknown>
  const nested = record.message ?? record.detail ?? record.title ?? record.error ?? record.errors
  return nested === undefined ? undefined : findMessage(nested)
}
