import { isGoneFile } from './reloadForNewBuild.ts'

/** Milliseconds before the second try to load a file; each pause is twice the one before, up to the longest. */
const firstPause = 2_000
const longestPause = 60_000

/**
 * Loads code that no page waits for. A file that is missing, as offline or after a deploy, is tried again until it comes:
 * the tab is never reloaded for it under somebody's hands, as it is for a page. Any other error is thrown.
 */
export async function loadInBackground<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await load()
    } catch (error) {
      if (!isGoneFile(error)) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
