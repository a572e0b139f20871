import type { Page } from '@playwright/test'
import { alice, bob, coin } from '#interfaces/testing/explorerFixtures.ts'
import type { Config } from '../../fixtures.ts'
import { blocks, type ChainTransaction, transactions } from './chain.ts'
import { type Answer, serveExplorer } from './serveExplorer.ts'

type Block = (typeof blocks)[number]

/** How a server of the explorer's interface differs from the others. */
export type Personality = {
  name: string
  /** The query parameters of a list that it accepts; others are refused with 422. Null: it ignores unknown ones. */
  accepts: readonly string[] | null
  /** Cursors, or the specification's page numbers. */
  pages: 'cursors' | 'numbers'
  /** Writes a transaction; it must also write pending ones, which the lists return on request. */
  transaction(transaction: ChainTransaction): object
  block(block: Block): object
  address: object
  token: object
}

const size = 50

/** Replaces the explorer by such a server. Returns the received requests, as path and parameters. */
export async function servePersonality(page: Page, config: Config, personality: Personality) {
  await forgetBlocks(page, config)
  return serveExplorer(page, config, {
    accepts: personality.accepts,
    answer: (path, search) => answer(personality, path, search),
  })
}

type Call = { id: number; method: string; params: unknown[] }

/** The node forgets its blocks: they are of another chain than the explorer's, and would refute it. */
async function forgetBlocks(page: Page, { rpcUrl }: Config) {
  await page.route(rpcUrl, async (route) => {
    const asked: Call[] = [route.request().postDataJSON()].flat()
    const forgotten = asked
      .filter(({ method, params }) => method === 'eth_getBlockByNumber' && params[0] !== 'latest')
      .map(({ id }) => id)
    if (forgotten.length === 0) return route.fallback()
    const response = await route.fetch()
    const answers = await response.json()
    const withoutBlock = (each: Call) => (forgotten.includes(each.id) ? { ...each, result: null } : each)
    await route.fulfill({
      response,
      json: Array.isArray(answers) ? answers.map(withoutBlock) : withoutBlock(answers),
    })
  })
}

function answer(personality: Personality, path: string, search: URLSearchParams): Answer {
  const [, kind = '', id = '', part = ''] = path.split('/')
  if (kind === 'main-page') return { status: 200, body: listOf(personality, id).slice(0, 6) }
  if (id === '') return list(personality, listOf(personality, kind), search)
  if (part !== '') return list(personality, listOf(personality, part), search)
  return record(personality, kind, id)
}

function listOf(personality: Personality, kind: string): object[] {
  if (kind === 'transactions') return transactions.map((each) => personality.transaction(each))
  if (kind === 'blocks') return blocks.map((each) => personality.block(each))
  if (kind === 'tokens') return [personality.token]
  if (kind === 'holders') return [{ address: { hash: bob }, value: '250000000000', token_id: null }]
  return []
}

function list({ pages }: Personality, all: readonly object[], search: URLSearchParams): Answer {
  const numbered = (Number(search.get('page') ?? 1) - 1) * size
  const start = pages === 'numbers' ? numbered : Number(search.get('index') ?? 0)
  const count = pages === 'numbers' ? Number(search.get('items_count') ?? size) : size
  const pending = search.get('filter') === 'pending'
  const items = pending ? [] : all.slice(start, start + count)
  if (pages === 'numbers') return { status: 200, body: { items } }
  const next =
    !pending && start + size < all.length
      ? { block_number: start, index: start + size, items_count: size }
      : null
  return { status: 200, body: { items, next_page_params: next } }
}

function record(personality: Personality, kind: string, id: string): Answer {
  const notFound = { status: 404, body: { message: 'Not found' } }
  if (kind === 'transactions') {
    const found = transactions.find(({ hash }) => hash === id)
    return found ? { status: 200, body: personality.transaction(found) } : notFound
  }
  if (kind === 'blocks') {
    const found = blocks.find(({ number, hash }) => String(number) === id || hash === id)
    return found ? { status: 200, body: personality.block(found) } : notFound
  }
  if (kind === 'addresses') return id === alice ? { status: 200, body: personality.address } : notFound
  if (kind === 'tokens') return id === coin ? { status: 200, body: personality.token } : notFound
  return notFound
}
