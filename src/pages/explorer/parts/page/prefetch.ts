const longestWait = 250

/**
 * Waits for the first data of a page, but only for a short time: after it the page is shown with skeletons. Never
 * rejects, because each panel shows its own failure.
 */
export async function prefetch(...work: readonly Promise<unknown>[]): Promise<void> {
  const timeLimit = new Promise((resolve) => setTimeout(resolve, longestWait))
  await Promise.race([Promise.allSettled(work), timeLimit])
}
