import { isGoneFile } from './reloadForNewBuild.ts'

/** Milliseconds before the second try to load a file; each pause is twice the one before, up to the longest. */
const firstPause = 2_000
const longestPause = 60_000

/** Tries while the browser is online, over ten minutes: a file that misses for longer was of a build before a deploy. */
const mostTries = 15

/**
 * Loads code that no page waits for. A file that is missing, as offline or during a deploy, is tried again until it comes:
 * the tab is never reloaded for it under somebody's hands, as it is for a page. Any other error is thrown, and in the end
 * that of a file which stays missing.
 */
export async function loadInBackground<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let tries = 0
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await load()
    } catch (error) {
      if (!isGoneFile(error)) throw error
      if (navigator.onLine) tries += 1
      if (tries === mostTries) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
