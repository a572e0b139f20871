const levels = ['debug', 'info', 'warn', 'error'] as const

type Level = (typeof levels)[number]

const wanted = levels.find((level) => level === process.env.TIDELINE_LOG) ?? 'warn'
const threshold = levels.indexOf(wanted)

/**
 * Writes one JSON line to the standard error when the level is at or above `TIDELINE_LOG` (debug, info, warn or error;
 * anything else means warn).
 */
export function log(level: Level, service: string, event: string, fields: Record<string, unknown> = {}) {
  if (levels.indexOf(level) < threshold) return
  const line = JSON.stringify({ time: new Date().toISOString(), level, service, event, ...fields }, plain)
  process.stderr.write(`${line}\n`)
}

function plain(_key: string, value: unknown) {
  if (typeof value === 'bigint') return value.toString()
  if (value instanceof Error)
    return { message: value.message, stack: value.stack, ...(value.cause ? { cause: value.cause } : {}) }
  return value
}
