type Caller = { signal: AbortSignal | undefined; reject: (reason: unknown) => void }

/**
 * The signal of one request that several callers share. It aborts when every caller has aborted; a caller that aborts
 * before the others is rejected at once, and one without a signal never aborts.
 */
export function abortedByAll(callers: readonly Caller[]): AbortSignal {
  const abort = new AbortController()
  for (const { signal, reject } of callers)
    signal?.addEventListener(
      'abort',
      () => {
        reject(signal.reason)
        if (callers.every((each) => each.signal?.aborted)) abort.abort(signal.reason)
      },
      { once: true },
    )
  return abort.signal
}
