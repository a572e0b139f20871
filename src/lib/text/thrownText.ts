/** The errors of a bug in a program, whose text is about the program's own names. */
const programErrors = [TypeError, ReferenceError, RangeError, SyntaxError]

/**
 * The message of a value that a foreign program threw: its `details`, `shortMessage` or `message`, or the text itself.
 * Empty for null, for other values without a message, and for a bug of the program.
 */
export function thrownText(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown.trim()
  if (typeof thrown !== 'object' || thrown === null) return ''
  if (programErrors.some((kind) => thrown instanceof kind)) return ''
  const { details, shortMessage, message } = thrown as Readonly<Record<string, unknown>>
  const words = [details, shortMessage, message].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  )
  return typeof words === 'string' ? words.trim() : ''
}
