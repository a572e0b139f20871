import { token as tokenOfPool } from '#spec/abi/hlpmmPoolSelectors.ts'
import { getApprovedStablecoins } from '#spec/abi/stablecoinRegistrySelectors.ts'
import { decimals, symbol } from '#spec/abi/tokenSelectors.ts'
import recording from '../../e2e/nightly/pictures/recording.json'
import { answerKeys, joinAnswer } from './recordedAnswers.ts'

export type Interface = 'indexer' | 'node' | 'explorer' | 'lending'
export const interfaces: readonly Interface[] = ['indexer', 'node', 'explorer', 'lending']

/** The faults of an interface. */
export const faults = {
  'a web page': () => answer('<!doctype html><h1>Welcome</h1>', 200, 'text/html'),
  'half an answer': (whole) => answer(whole.slice(0, whole.length / 2)),
  nothing: () => answer(''),
  null: () => answer('null'),
  'an empty list': () => answer('[]'),
  'a text': () => answer('""'),
  'a number': () => answer('5'),
  'too much': () => answer(`{"items":["${'x'.repeat(7_000_000)}"]}`),
  'too many requests': () => answer('{"message":"Slow down."}', 429),
  'an error 500': () => answer('{"message":"boom"}', 500),
  'a gateway’s error': () => answer('<html>502 Bad Gateway</html>', 502, 'text/html'),
  'a refusal': () => answer('{"message":"Forbidden"}', 403),
  'no connection': () => Promise.reject(new TypeError('Failed to fetch')),
  'no answer': (_, signal) =>
    new Promise<Response>((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
    ),
  'the beginning of an answer': (whole, signal) => beginning(whole.slice(0, 1), signal),
} satisfies Record<string, (whole: string, signal?: AbortSignal | null) => Response | Promise<Response>>

export type Fault = keyof typeof faults

/** An answer of which only the first byte arrives. */
function beginning(first: string, signal?: AbortSignal | null): Response {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(new TextEncoder().encode(first))
      signal?.addEventListener('abort', () => stream.error(signal.reason), { once: true })
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}

type Recorded = { status: number; text: string }
const answers: Record<string, Recorded> = recording.answers
const { config, samples } = recording
const api = `GET ${new URL(config.explorerUrl).port}/api/v2`

export { config, samples }
/** The hash of the newest block that was recorded. */
export const newestHash: string = JSON.parse(answers['eth_getBlockByNumber ["latest",false]']?.text ?? '')
  .result.hash
/** The recorded answer to `eth_blockNumber`, hexadecimal. */
export const newestNumber: string = JSON.parse(answers['eth_blockNumber []']?.text ?? '').result
/** When the recorded network answered. */
export const recordedAt = new Date(recording.time)

/**
 * Four interfaces that answer as recorded, with a fault each where there is one. Requests without a recording are
 * collected.
 */
export class HostileNetwork {
  readonly faults = new Map<Interface, Fault>()
  /** Requests that the recording does not have. */
  readonly unmatched = new Set<string>()
  /** The URLs of all requests. */
  readonly requests: string[] = []
  /** Rewrites every answer of an interface before it is sent. */
  rewrite: (whole: string, from: Interface) => string = (whole) => whole
  /** Parts of requests that the explorer answers with 404 and the node with null. */
  readonly gone = new Set<string>()
  /** Pending requests; each symbol describes one. */
  readonly waiting = new Set<symbol>()

  fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = String(input)
    if (url === '/config.json') return answer(JSON.stringify(config))
    this.requests.push(url)
    const name = interfaceOf(url)
    if (!name) {
      this.unmatched.add(url)
      throw new TypeError('Failed to fetch')
    }
    const request = Symbol(`${url} ${init.body ?? ''}`)
    this.waiting.add(request)
    try {
      const whole = this.rewrite(this.#whole(url, init), name)
      const fault = this.faults.get(name)
      await Promise.resolve()
      init.signal?.throwIfAborted()
      return await (fault ? faults[fault](whole, init.signal) : answer(whole, this.#status(url, init)))
    } finally {
      this.waiting.delete(request)
    }
  }

  #whole(url: string, init: RequestInit): string {
    const body = typeof init.body === 'string' ? init.body : null
    const keys = answerKeys(init.method ?? 'GET', url, body)
    const found = keys.map((key) => (this.#isGone(key) ? nothing : recorded(key)))
    for (const [index, key] of keys.entries()) if (!found[index]) this.unmatched.add(key)
    return joinAnswer(
      found.map((each) => each?.text ?? '{"error":{"code":-32601,"message":"Unknown method"}}'),
      body,
    )
  }

  #status(url: string, init: RequestInit): number {
    const [key = ''] = answerKeys(init.method ?? 'GET', url, typeof init.body === 'string' ? init.body : null)
    if (this.#isGone(key)) return key.startsWith('GET ') ? 404 : 200
    return recorded(key)?.status ?? 404
  }

  #isGone(key: string): boolean {
    return [...this.gone].some((part) => key.includes(part))
  }
}

const nothing: Recorded = { status: 200, text: '{"jsonrpc":"2.0","result":null,"message":"Not found"}' }

const reverted = '{"jsonrpc":"2.0","error":{"code":3,"message":"execution reverted"}}'

/** The node's answers to unrecorded calls: an account without code, no record, no logs, no transactions of a block. */
const withoutPicture: Readonly<Record<string, unknown>> = {
  eth_getBlockByHash: { timestamp: '0x6980a000', transactions: [] },
  eth_getBlockByNumber: null,
  eth_getBlockReceipts: [],
  eth_getCode: '0x',
  eth_getLogs: [],
  eth_getTransactionByHash: null,
  eth_getTransactionCount: '0x5',
}

/**
 * Calls without a picture. Nothing proves a pool that does not say its token, the amounts of a token without decimals stand in
 * base units, and a sale keeps its limit where no coin is approved.
 */
const withoutAnswer = [tokenOfPool, decimals, symbol, getApprovedStablecoins]

/** A recorded answer; unrecorded lists are made of the newest records. */
function recorded(key: string): Recorded | undefined {
  const [path = '', query = ''] = key.split('?')
  const known = answers[key] ?? (/^(items_count=1)?$/.test(query) ? answers[path] : undefined)
  if (known) return known
  // As for the node: no logs.
  if (path.startsWith(`${api}/addresses/`) && path.endsWith('/logs'))
    return { status: 200, text: '{"items":[],"next_page_params":null}' }
  const newest = path.endsWith('/blocks') ? '/main-page/blocks' : '/main-page/transactions'
  const list = answers[`${api}${newest}`]
  const lists = [`${api}/blocks`, `${api}/transactions`, `${api}/blocks/${samples.block}/transactions`]
  if (list && lists.includes(path))
    return { status: 200, text: `{"items":${list.text},"next_page_params":null}` }
  if (path === `${api}/blocks/${samples.block}`) {
    const blocks: object[] = JSON.parse(answers[`${api}/main-page/blocks`]?.text ?? '[]')
    return { status: 200, text: JSON.stringify({ ...blocks[0], height: Number(samples.block) }) }
  }
  if (/\/tokens\/0x\w{40}$/.test(path)) return { status: 404, text: '{"message":"Not found"}' }
  const [method = ''] = key.split(' ')
  // No trade came after the last recorded candle.
  if (method === 'TradesSince') return { status: 200, text: '[[]]' }
  if (method === 'eth_call' && withoutAnswer.some((each) => key.includes(each)))
    return { status: 200, text: reverted }
  if (method in withoutPicture)
    return { status: 200, text: JSON.stringify({ jsonrpc: '2.0', result: withoutPicture[method] }) }
  return undefined
}

function interfaceOf(url: string): Interface | undefined {
  const { origin } = new URL(url)
  return interfaces.find((name) => new URL(urlOf[name]).origin === origin)
}

const urlOf: Record<Interface, string> = {
  indexer: config.indexerUrl,
  node: config.rpcUrl,
  explorer: config.explorerUrl,
  lending: config.lendingUrl,
}

function answer(body: string, status = 200, type = 'application/json'): Response {
  return new Response(body, { status, headers: { 'content-type': type } })
}
