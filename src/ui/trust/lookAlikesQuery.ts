import { queryOptions } from '@tanstack/react-query'

/**
 * What finds names that look alike, with its table of letters. Pages whose lists nearly always need it ask for it before
 * they have rows, so that none moves when its warning comes.
 */
export const lookAlikesQuery = queryOptions({
  queryKey: ['lookAlikes'],
  queryFn: async () => (await import('#domain/names/lookAlikes.ts')).lookAlikes,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
  structuralSharing: false,
})
