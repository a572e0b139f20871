import { useQuery } from '@tanstack/react-query'
import type { LookAlikes, Named } from '#domain/names/lookAlikes.ts'
import { mayLookAlike } from '#domain/names/mayLookAlike.ts'

const none: LookAlikes = new Map()

/** Which of these names look like another one. The table of letters is loaded only when it may matter. */
export function useLookAlikes(names: readonly Named[]): LookAlikes {
  const { data = none } = useQuery({
    queryKey: ['lookAlikes', names],
    queryFn: async () => (await import('#domain/names/lookAlikes.ts')).lookAlikes(names),
    enabled: mayLookAlike(names.map(({ name }) => name)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
    structuralSharing: false,
  })
  return data
}
