import { answers } from './answers.ts'
import { nodeAnswer } from './chainAnswers.ts'
import { explorerAnswer } from './explorerAnswers.ts'
import { indexerOf } from './indexerAnswers.ts'
import type { Variant } from './variant.ts'

const host = 'real.test'

/** The configuration of an app for these servers: the preset with other URLs. */
export function configOf({ unknownPool, closedLending }: Variant) {
  return {
    name: 'HyperPaxeer',
    chainId: 125,
    nativeCurrency: { name: 'HyperPaxeer', symbol: 'HPX', decimals: 18 },
    indexerUrl: `http://indexer.${host}`,
    rpcUrl: `http://node.${host}`,
    explorerUrl: `http://explorer.${host}`,
    lendingUrl: `http://lending.${host}`,
    indexer: { subscriptions: 'polling' },
    lending: { passage: closedLending ?? false },
    ...(unknownPool ? {} : { lendingPool: `0x${'a1'.repeat(20)}` }),
  }
}

/** What a server of the public network answers; undefined when a browser may not read the answer. */
export type Answer = { status: number; body: unknown } | undefined

/** The four servers of the public network, in one variant. `body` is a request's JSON. */
export function realNetwork(variant: Variant) {
  const indexer = indexerOf(variant)
  const lending = (pathname: string) => ({
    status: 200,
    body: pathname.endsWith('/pools')
      ? answers.D.pools.body
      : { ...answers.D.user.body, address: pathname.split('/').at(-1) },
  })
  return async ({ hostname, pathname }: URL, body: unknown = {}): Promise<Answer> => {
    if (pathname.startsWith('/lending-api')) return lending(pathname)
    const [name] = hostname.split('.')
    if (name === 'indexer') return { status: 200, body: await indexer(body as object) }
    if (name === 'node') return nodeAnswer(body, variant)
    if (name === 'lending') return variant.closedLending ? undefined : lending(pathname)
    return explorerAnswer(pathname, variant)
  }
}

/** The servers behind `fetch`. */
export function serveRealNetwork(variant: Variant) {
  const answerOf = realNetwork(variant)
  return async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    if (String(input) === '/config.json') return Response.json(configOf(variant))
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {}
    const answer = await answerOf(new URL(String(input)), body)
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return Response.json(answer.body, { status: answer.status })
  }
}
