import { withTimeout } from '#lib/requests/withTimeout.ts'

const longestWait = 250

/**
 * Waits for the first data of a page, but only for a short time: after it the page is shown with skeletons. Never
 * rejects, because each panel shows its own failure.
 */
export async function prefetch(...work: readonly Promise<unknown>[]): Promise<void> {
  await withTimeout(Promise.allSettled(work), longestWait, () => undefined)
}
