/** Logs one structured line: a message, and figures beside it. */
export type Log = (
  level: 'info' | 'warning' | 'error',
  message: string,
  figures?: Record<string, unknown>,
) => void

/** Writes JSON lines. */
export function logTo(write: (line: string) => void): Log {
  return (level, message, figures) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...figures })}\n`)
}
