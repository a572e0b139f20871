/** The first numeric code in an error's chain of causes, such as 4001: the user rejected the request. */
export function errorCode(error: unknown): number | undefined {
  let each = error
  for (let depth = 0; each && depth < 8; depth++) {
    const { code, cause } = each as { code?: unknown; cause?: unknown }
    if (typeof code === 'number') return code
    each = cause
  }
  return undefined
}
