/**
 * Lets the browser paint and answer input in the middle of a long computation, which goes on as the next task. Resolves at
 * once in a browser without `scheduler.yield`.
 */
export async function letOthersRun(): Promise<void> {
  await globalThis.scheduler?.yield?.()
}
