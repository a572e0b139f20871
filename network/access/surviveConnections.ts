/**
 * Keeps this process alive when the error of one connection or one request was handled by nobody, and writes it down: one
 * caller must not end the services of all others. It does not hide the failure of a start, which is awaited.
 */
export function surviveConnections(say: (sentence: string) => void): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (cause: unknown) => {
      const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
      say(`A request failed, and everything else goes on: ${text}`)
    })
}
