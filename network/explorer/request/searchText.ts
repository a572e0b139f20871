import { InvalidParameter, type Query } from './parameters.ts'

const maximumLength = 100

/** The search text `q` without the blanks around it. Null when it is empty. */
export function readText(query: Query): string | null {
  const text = query.get('q')?.trim()
  if (!text) return null
  if (text.length <= maximumLength) return text
  throw new InvalidParameter('q', `q must be at most ${maximumLength} characters long.`)
}
