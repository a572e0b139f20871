type MarketPart = { key: string; aliases: string[] }

/** The operations over many markets, and the alias letters of each market's results. */
const lettersOf: Readonly<Record<string, string[]>> = {
  PriceLines: ['d', 'w'],
  HourTrades: ['s'],
  SomeMarkets: ['m'],
  ClosingPrices: ['c'],
  TradesSince: ['t'],
}

type Call = { id: unknown; jsonrpc: string; method: string; params?: unknown }

/**
 * The keys of a request, one for each call: the path of a document, the operation and variables of a GraphQL query, the
 * method and parameters of a JSON-RPC call. The text of a query and the number of a call do not change the answer.
 */
export function answerKeys(method: string, url: string, body: string | null): string[] {
  const { port, pathname, search } = new URL(url)
  if (body === null) return [`${method} ${port}${pathname}${search}`]
  const calls = callsOf(body)
  if (calls) return calls.map((call) => `${call.method} ${JSON.stringify(call.params ?? [])}`)
  const markets = marketPartsOf(body)
  if (markets) return markets.map(({ key }) => key)
  const { operationName, query, variables } = JSON.parse(body)
  return [`${operationName ?? query} ${JSON.stringify(variables ?? {})}`]
}

/**
 * Splits an answer into parts, one for each key; none when markets were refused, which are then requested in smaller
 * operations. Parts of a node have no call id.
 */
export function splitAnswer(text: string, body: string | null): string[] {
  const calls = callsOf(body)
  const markets = marketPartsOf(body)
  if (markets) {
    const { data } = JSON.parse(text)
    if (!data) return []
    return markets.map(({ aliases }) => JSON.stringify(aliases.map((alias) => data[alias])))
  }
  if (!calls) return [text]
  const answers = [JSON.parse(text)].flat() as Call[]
  return calls.map((call) => {
    const { id: _, ...answer } = answers.find(({ id }) => id === call.id) ?? { id: null }
    return JSON.stringify(answer)
  })
}

/** Joins parts to a whole answer, each under the id of its call. */
export function joinAnswer(parts: string[], body: string | null): string {
  const calls = callsOf(body)
  const markets = marketPartsOf(body)
  if (markets) {
    const entries = markets.flatMap(({ aliases }, index) => {
      const results: unknown[] = JSON.parse(parts[index] ?? '[]')
      return aliases.map((alias, at) => [alias, results[at]])
    })
    return JSON.stringify({ data: Object.fromEntries(entries) })
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

/**
 * Markets that come on screen at one moment share an operation, and which ones is random. The client sorts variables as
 * text, `p10` before `p2`, so each is identified by its number. A market may have several places of one list in an operation.
 */
function marketPartsOf(body: string | null): MarketPart[] | null {
  const sent = body === null ? null : JSON.parse(body)
  const operation: string = sent?.operationName ?? ''
  const letters = lettersOf[operation]
  if (!letters) return null
  const variables = Object.entries(sent.variables)
  return variables.flatMap(([name, address]) => {
    if (!name.startsWith('p')) return []
    // Other variables without a market's number, such as an interval, are the same for every market and page.
    const others = variables.flatMap(([other, value]) =>
      other !== name && other.slice(1) === name.slice(1) ? [String(value)] : [],
    )
    const aliases = letters.map((letter) => `${letter}${name.slice(1)}`)
    const [, offset] = new RegExp(`\\b${aliases[0]}: \\w+\\([^)]*offset: (\\d+)`).exec(sent.query) ?? []
    return [{ key: [operation, address, ...others, ...(offset ? [offset] : [])].join(' '), aliases }]
  })
}
