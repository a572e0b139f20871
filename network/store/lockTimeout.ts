/** Milliseconds that a schema change waits for readers of a table, while new readers wait behind it. */
export const lockTimeout = 2_000

/** Whether a statement failed because it waited longer than that (PostgreSQL's `lock_not_available`). */
export function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '55P03') || isLockTimeout(error.cause)
}
