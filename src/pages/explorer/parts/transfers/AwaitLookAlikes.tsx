import { useSuspenseQuery } from '@tanstack/react-query'
import { lookAlikesQuery } from '#ui/trust/lookAlikesQuery.ts'

/** Waits, with the rows beside it, for what finds names that look alike. */
export function AwaitLookAlikes() {
  useSuspenseQuery(lookAlikesQuery)
  return null
}
