/** What the engine throws for a mistake of a program: its text is about the program's names. */
const programErrors = [TypeError, ReferenceError, RangeError, SyntaxError]

/**
 * The words of whatever a foreign program threw: its `details`, `shortMessage` or `message`, or the text itself. Empty for
 * null, for other values without words, and for a mistake of the program.
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
