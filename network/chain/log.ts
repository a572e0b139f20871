/** One structured line: what happened, and figures beside it. */
export type Log = (
  level: 'info' | 'warning' | 'error',
  message: string,
  figures?: Record<string, unknown>,
) => void

/** Writes JSON lines to standard error, which is not where `npm start` talks to people. */
export function logTo(stream: NodeJS.WritableStream): Log {
  return (level, message, figures) => {
    stream.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...figures })}\n`)
  }
}
