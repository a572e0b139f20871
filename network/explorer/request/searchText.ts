import { InvalidParameter, type Query } from './parameters.ts'

const maximumLength = 100

/** What is searched for: `q` without the blanks around it; null when nothing is. */
export function readText(query: Query): string | null {
  const text = query.get('q')?.trim()
  if (!text) return null
  if (text.length <= maximumLength) return text
  throw new InvalidParameter('q', `q must be at most ${maximumLength} characters long.`)
}
