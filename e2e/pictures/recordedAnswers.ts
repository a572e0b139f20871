type Call = { id: unknown; jsonrpc: string; method: string; params?: unknown }

/**
 * What a request asks, one key a call: the path of a document, the operation and variables of a GraphQL query, the
 * method and parameters of a JSON-RPC call. The text of a query and the number of a call do not change the answer.
 */
export function answerKeys(method: string, url: string, body: string | null): string[] {
  const { port, pathname, search } = new URL(url)
  if (body === null) return [`${method} ${port}${pathname}${search}`]
  const calls = callsOf(body)
  if (calls) return calls.map((call) => `${call.method} ${JSON.stringify(call.params ?? [])}`)
  const { operationName, query, variables } = JSON.parse(body)
  if (operationName === 'PriceLines') return Object.values(variables).map((pool) => `PriceLine ${pool}`)
  return [`${operationName ?? query} ${JSON.stringify(variables ?? {})}`]
}

/** The parts of an answer, one a key. Those of a node come without the number of their call. */
export function splitAnswer(text: string, body: string | null): string[] {
  const calls = callsOf(body)
  if (!calls && isPriceLines(body)) {
    const { data } = JSON.parse(text)
    return Object.keys(JSON.parse(body ?? '').variables).map((_, index) =>
      JSON.stringify({ day: data[`d${index}`], week: data[`w${index}`] }),
    )
  }
  if (!calls) return [text]
  const answers = [JSON.parse(text)].flat() as Call[]
  return calls.map((call) => {
    const { id: _, ...answer } = answers.find(({ id }) => id === call.id) ?? { id: null }
    return JSON.stringify(answer)
  })
}

/** The whole answer from its parts, each under the number of the call that asks for it. */
export function joinAnswer(parts: string[], body: string | null): string {
  const calls = callsOf(body)
  if (!calls && isPriceLines(body)) {
    const lines = parts.map((part) => JSON.parse(part))
    const aliases = lines.flatMap(({ day, week }, index) => [
      [`d${index}`, day],
      [`w${index}`, week],
    ])
    return JSON.stringify({ data: Object.fromEntries(aliases) })
  }
  if (!calls) return parts[0] ?? ''
  const answers = calls.map(({ id }, index) => ({ ...JSON.parse(parts[index] ?? '{}'), id }))
  return JSON.stringify(isBatch(body) ? answers : answers[0])
}

function callsOf(body: string | null): Call[] | null {
  const sent = body === null ? null : JSON.parse(body)
  const calls = [sent].flat() as Partial<Call>[]
  return calls.every((call) => call?.jsonrpc !== undefined) ? (calls as Call[]) : null
}

function isBatch(body: string | null): boolean {
  return body !== null && Array.isArray(JSON.parse(body))
}

/** The markets that come on screen at one moment are asked for in one operation: which, is a matter of chance. */
function isPriceLines(body: string | null): boolean {
  return body !== null && JSON.parse(body).operationName === 'PriceLines'
}
