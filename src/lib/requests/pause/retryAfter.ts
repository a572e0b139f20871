/**
 * The shortest wait in milliseconds, also when a server allows a request at once, because its limit was just reached.
 */
const shortestWait = 1_000
/** The longest wait in milliseconds, a day; longer ones are taken for mistakes. */
const longestWait = 24 * 3_600_000

/** A number this large is a time since 1970, not a duration: in milliseconds or, when smaller, in seconds. */
const epochMilliseconds = 1e12
const epochSeconds = 1e9

/**
 * How long an answer 429 asks to wait, in milliseconds from `now`: `Retry-After` in seconds or as a date, or
 * `x-ratelimit-reset`, which explorers send in milliseconds (-1 without a limit). The longer one counts.
 */
export function askedWait(headers: Headers, now: number): number {
  const waits = [
    fromRetryAfter(headers.get('retry-after'), now),
    fromReset(headers.get('x-ratelimit-reset'), now),
  ]
  const known = waits.filter((wait) => Number.isFinite(wait))
  return Math.min(Math.max(...known, shortestWait), longestWait)
}

function fromRetryAfter(value: string | null, now: number): number {
  return longest(value, (part) => {
    const seconds = Number(part)
    if (Number.isNaN(seconds)) return Date.parse(part) - now
    return seconds > epochSeconds ? seconds * 1_000 - now : seconds * 1_000
  })
}

function fromReset(value: string | null, now: number): number {
  return longest(value, (part) => {
    const reset = Number(part)
    if (reset > epochMilliseconds) return reset - now
    return reset > epochSeconds ? reset * 1_000 - now : reset
  })
}

/** The longest wait of a header that a server and a gateway both sent: browsers join their numbers with commas. */
function longest(value: string | null, waitOf: (part: string) => number): number {
  if (value === null || value.trim() === '') return Number.NaN
  const parts = /^[\d.,\s]+$/.test(value) ? value.split(',') : [value]
  return Math.max(...parts.map(waitOf))
}
