/** Asks the server for a path below its base. The path includes the query string. */
export type Ask = (path: string) => Promise<Answer>

export type Answer = {
  status: number
  /** The media type in lower case, without parameters. Empty when the answer has none. */
  contentType: string
  /** The parsed JSON. Undefined when the body is not JSON. */
  body: unknown
}

const timeout = 30_000

/**
 * Returns a function that requests paths below a base address. The function throws an error with one sentence when
 * nothing answers there.
 */
export function openAsk(base: string): Ask {
  return async (path) => {
    const response = await fetch(base + path, { signal: AbortSignal.timeout(timeout) }).catch(() => {
      throw new Error(
        `Nothing answers at ${base}: start it with npm run network, or name another with --url.`,
      )
    })
    const text = await response.text()
    return {
      status: response.status,
      contentType: (response.headers.get('content-type') ?? '').replace(/;.*/, '').trim().toLowerCase(),
      body: parsed(text),
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
