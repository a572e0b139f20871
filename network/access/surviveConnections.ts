/**
 * Keeps this process alive after an unhandled error of one connection or request, and reports it: one caller must not
 * end the services of all others. A failed start still ends the process, because starts are awaited.
 */
export function surviveConnections(say: (sentence: string) => void): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (cause: unknown) => {
      const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
      say(`A request failed, and everything else goes on: ${text}`)
    })
}
