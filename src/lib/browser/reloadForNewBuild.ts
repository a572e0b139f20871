/**
 * Reloads the page when `error` says that a file is gone, as after a deploy under an open tab. Once for each file,
 * because a file that the new build lacks too is a failure. Returns whether it reloads.
 */
export function reloadForNewBuild(error: unknown): boolean {
  if (!isGoneFile(error)) return false
  // The router reloads for a missing component under the same key, so that one reload serves both.
  const key = `tanstack_router_reload:${(error as Error).message}`
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, '1')
  } catch {
    // Without storage it is unknown whether a reload was tried, so a person decides.
    return false
  }
  location.reload()
  return true
}

/** Whether an error is that of a script which could not be loaded, in the words of any browser. */
export function isGoneFile(error: unknown): boolean {
  return error instanceof TypeError && /import(ed|ing)|module script/i.test(error.message)
}
