import { queryOptions } from '@tanstack/react-query'

/**
 * What finds names that look alike, with its table of letters, and what warns of them. Pages whose lists nearly always need it
 * wait for it with their rows, so that none moves when its warning comes.
 */
export const lookAlikesQuery = queryOptions({
  queryKey: ['lookAlikes'],
  // Lists do without it where it cannot be loaded.
  queryFn: () =>
    import('./LookAlikesWarning.tsx').then(
      (loaded) => loaded,
      () => null,
    ),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
  structuralSharing: false,
})
