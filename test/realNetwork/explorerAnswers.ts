import { answers } from './answers.ts'
import { newestBlocks } from './chainAnswers.ts'
import type { Variant } from './variant.ts'

const { C } = answers
const [transfer] = C.address_token_transfers_live.body.items
const tokenRecord = {
  ...transfer?.token,
  total_supply: '1000000000000000000000000000',
  holders_count: '3',
}
/** The trader's own transactions: an approval of the router months ago, one that failed, and an older one without a call. */
const ownTransactions = (
  [
    [1_560_990, 'ok', answers.A.router, true],
    [1_560_980, 'error', `0x${'0b'.repeat(20)}`, true],
    [1_560_970, 'ok', `0x${'0c'.repeat(20)}`, false],
  ] as const
).map(([block_number, status, spender, hasCall]) => ({
  hash: `0x${block_number.toString(16).padStart(64, '0')}`,
  block_number,
  status,
  timestamp: '2026-02-02T04:39:00.000000Z',
  from: { hash: transfer?.to.hash },
  to: { hash: transfer?.token.address_hash },
  value: '0',
  method: hasCall ? 'approve' : '0x095ea7b3',
  ...(hasCall && { raw_input: `0x095ea7b3${spender.slice(2).padStart(64, '0')}${'f'.repeat(64)}` }),
}))
const isToken = (text = '') => text.toLowerCase() === transfer?.token.address_hash.toLowerCase()
const isTrader = (text = '') => text.toLowerCase() === transfer?.to.hash.toLowerCase()

/** The explorer's answer to a path. */
export function explorerAnswer(pathname: string, variant: Variant): { status: number; body: unknown } {
  const [kind = '', id = '', part = ''] = pathname.replace(/^.*\/api\/v2\//, '').split('/')
  const found = kind === 'main-page' ? mainPage(id) : record(kind, id, part, variant)
  if (found !== undefined) return { status: 200, body: found }
  const isList = part !== '' || id === ''
  return isList
    ? { status: 200, body: { items: [], next_page_params: null } }
    : { status: 404, body: { message: 'Not found' } }
}

function mainPage(list: string): unknown {
  return list === 'blocks' ? newestBlocks : []
}

function record(kind: string, id: string, part: string, variant: Variant): unknown {
  const stats = variant.documentedStats ? C.stats.body : C.stats_live.body
  if (kind === 'stats') return id === 'charts' ? { chart_data: [] } : stats
  if (kind === 'blocks' && id === '') return { items: newestBlocks, next_page_params: null }
  if (kind === 'search') return C.lists_live.search
  if (kind === 'tokens' && isToken(id)) return tokenParts[part]
  return kind === 'addresses' ? partOfAddress(id, part) : undefined
}

const tokenParts: Record<string, unknown> = {
  '': tokenRecord,
  holders: { ...C.lists_live.holders, next_page_params: null },
  counters: C.lists_live.token_counters,
  transfers: C.address_token_transfers_live.body,
}

function partOfAddress(id: string, part: string): unknown {
  if (part === 'counters') return C.lists_live.address_counters
  if (part === 'transactions' && isTrader(id)) return { items: ownTransactions, next_page_params: null }
  return part === 'token-transfers' && isTrader(id) ? C.address_token_transfers_live.body : undefined
}
