type Caller = { signal: AbortSignal | undefined; reject: (reason: unknown) => void }

/**
 * The signal of one request that several callers share. It aborts when every caller has aborted; a caller that aborts
 * before the others is rejected at once, and one without a signal never aborts.
 */
export function abortedByAll(callers: readonly Caller[]): AbortSignal {
  const abort = new AbortController()
  const signals = new Set(callers.map(({ signal }) => signal))
  for (const signal of signals)
    signal?.addEventListener(
      'abort',
      () => {
        for (const caller of callers) if (caller.signal === signal) caller.reject(signal.reason)
        if ([...signals].every((each) => each?.aborted)) abort.abort(signal.reason)
      },
      { once: true },
    )
  return abort.signal
}
