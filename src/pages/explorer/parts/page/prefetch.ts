const aBlink = 250

/**
 * Waits for what a page needs first, but not longer than a blink: then the page comes with its skeletons.
 * Never fails; each panel tells its own failure.
 */
export async function prefetch(...work: readonly Promise<unknown>[]): Promise<void> {
  const blink = new Promise((resolve) => setTimeout(resolve, aBlink))
  await Promise.race([Promise.allSettled(work), blink])
}
