import * as v from 'valibot'
import { storedByChain } from '#lib/browser/storage/storedByChain.ts'

const most = 6

const recentSchema = v.object({
  title: v.pipe(v.string(), v.maxLength(200)),
  /** A path of this app. */
  path: v.pipe(v.string(), v.maxLength(300), v.regex(/^\/(?!\/)/)),
})

export type RecentSearch = v.InferOutput<typeof recentSchema>

/** The user's last searches on this network, newest first, stored only in this browser. */
export const recentSearches = storedByChain('recentSearches', v.array(recentSchema), [])

/** Puts a search at the front of the recent ones. */
export function rememberSearch(search: RecentSearch): void {
  const others = recentSearches()
    .read()
    .filter(({ path }) => path !== search.path)
  recentSearches().write([search, ...others].slice(0, most))
}
