import type { Cast } from '#network/bench/dataset/participants.ts'
import { requestBytes } from './httpClient.ts'
import type { Question } from './measure.ts'
import { type Chance, createChance } from './requestRandom.ts'

/** Some transactions of the store, for the paths that name one. */
export type Known = { hash: string; blockHash: string }[]

type Draw = (chance: Chance) => string

const methods = ['buy', 'sell', 'approve', 'nobodyCallsThis', '0xd6febde8', 'buy,approve']
const kinds = ['contract_call', 'token_transfer', 'coin_transfer', 'contract_creation', 'token_creation']
const words = ['token 12', 'T7', 'a', '%', '_', 'nobody', 'Token', '199']

/** Every path of C, asked of the busy and the quiet, with its filters and with pages further down. */
export function explorerQuestions(cast: Cast, known: Known, base: string): Question[] {
  const url = new URL(`${base}/api/v2`)
  return [
    ...ofChain(cast),
    ...ofTransactions(known),
    ...ofAddresses(cast),
    ...ofTokens(cast),
    ...others(cast, known),
  ].map(([name, draw]) => {
    const chance = createChance(name)
    const next = () => requestBytes(url.host, `${url.pathname}${draw(chance)}`)
    return { name: `C ${name}`, url, next }
  })
}

function ofChain({ blocks }: Cast): [string, Draw][] {
  const block = (chance: Chance) => chance.integer(blocks)
  return [
    ['/transactions', () => '/transactions'],
    ['/transactions?type=', (chance) => `/transactions?type=${chance.pick(kinds)}`],
    ['/transactions?method=', (chance) => `/transactions?method=${chance.pick(methods)}`],
    ['/transactions after a cursor', (chance) => `/transactions?block_number=${block(chance)}&index=2`],
    ['/transactions?page=', (chance) => `/transactions?page=${2 + chance.integer(1_000)}`],
    ['/blocks', () => '/blocks'],
    ['/blocks?type=', (chance) => `/blocks?type=${chance.pick(['reorg', 'uncle'])}`],
    ['/blocks?page=', (chance) => `/blocks?page=${2 + chance.integer(900)}`],
    ['/blocks after a cursor', (chance) => `/blocks?block_number=${block(chance)}`],
    ['/blocks/{number}', (chance) => `/blocks/${block(chance)}`],
    ['/blocks/{number}/transactions', (chance) => `/blocks/${block(chance)}/transactions`],
    ['/blocks/{number}/withdrawals', (chance) => `/blocks/${block(chance)}/withdrawals`],
  ]
}

function ofTransactions(known: Known): [string, Draw][] {
  const path = (chance: Chance) => `/transactions/${chance.pick(known).hash}`
  return [
    ['/transactions/{hash}', path],
    ['…/token-transfers', (chance) => `${path(chance)}/token-transfers`],
    ['…/internal-transactions', (chance) => `${path(chance)}/internal-transactions`],
    ['…/logs', (chance) => `${path(chance)}/logs`],
    ['…/state-changes', (chance) => `${path(chance)}/state-changes`],
  ]
}

function ofAddresses({ people, pools, tokens, blocks }: Cast): [string, Draw][] {
  const person = (chance: Chance) => `/addresses/${chance.skewed(people)}`
  const anyone = (chance: Chance) => `/addresses/${chance.skewed(chance.pick([people, pools, tokens]))}`
  const side = (chance: Chance) => `filter=${chance.pick(['to', 'from'])}`
  const below = (chance: Chance) => `block_number=${chance.integer(blocks)}&index=0`
  return [
    ['/addresses/{address}', anyone],
    ['…/counters', (chance) => `${anyone(chance)}/counters`],
    ['…/transactions', (chance) => `${anyone(chance)}/transactions`],
    ['…/transactions?filter=', (chance) => `${anyone(chance)}/transactions?${side(chance)}`],
    ['…/transactions?page=', (chance) => `${person(chance)}/transactions?page=${2 + chance.integer(100)}`],
    ['…/transactions after a cursor', (chance) => `${anyone(chance)}/transactions?${below(chance)}`],
    ['…/token-transfers', (chance) => `${anyone(chance)}/token-transfers`],
    [
      '…/token-transfers?type=&filter=',
      (chance) => `${person(chance)}/token-transfers?type=ERC-20&${side(chance)}`,
    ],
    ['…/token-transfers?type=ERC-721', (chance) => `${person(chance)}/token-transfers?type=ERC-721`],
    ['…/token-transfers after a cursor', (chance) => `${person(chance)}/token-transfers?${below(chance)}`],
    ['…/internal-transactions', (chance) => `${anyone(chance)}/internal-transactions`],
    ['…/logs', (chance) => `${anyone(chance)}/logs`],
    ['…/tokens', (chance) => `${person(chance)}/tokens`],
    ['…/coin-balance-history', (chance) => `${person(chance)}/coin-balance-history`],
  ]
}

function ofTokens({ tokens, blocks }: Cast): [string, Draw][] {
  const token = (chance: Chance) => `/tokens/${chance.skewed(tokens)}`
  return [
    ['/tokens', () => '/tokens'],
    ['/tokens?type=', (chance) => `/tokens?type=${chance.pick(['ERC-20', 'ERC-721', 'ERC-1155'])}`],
    ['/tokens?page=', (chance) => `/tokens?page=${2 + chance.integer(4)}`],
    ['/tokens/{address}', token],
    ['/tokens/{address}/transfers', (chance) => `${token(chance)}/transfers`],
    [
      '/tokens/{address}/transfers after a cursor',
      (chance) => `${token(chance)}/transfers?block_number=${chance.integer(blocks)}&index=0`,
    ],
    [
      '/tokens/{address}/transfers?page=',
      (chance) => `${token(chance)}/transfers?page=${2 + chance.integer(100)}`,
    ],
    ['/tokens/{address}/holders', (chance) => `${token(chance)}/holders`],
    [
      '/tokens/{address}/holders?page=',
      (chance) => `${token(chance)}/holders?page=${2 + chance.integer(40)}`,
    ],
    ['/token-transfers', () => '/token-transfers'],
    [
      '/token-transfers?type=',
      (chance) => `/token-transfers?type=${chance.pick(['ERC-20', 'ERC-721', 'ERC-1155'])}`,
    ],
    ['/token-transfers?page=', (chance) => `/token-transfers?page=${2 + chance.integer(1_000)}`],
  ]
}

function others({ people, blocks }: Cast, known: Known): [string, Draw][] {
  const exact = (chance: Chance) =>
    chance.pick([
      chance.skewed(people),
      String(chance.integer(blocks)),
      chance.pick(known).hash,
      chance.pick(known).blockHash,
    ])
  return [
    ['/search?q= words', (chance) => `/search?q=${encodeURIComponent(chance.pick(words))}`],
    ['/search?q= exact', (chance) => `/search?q=${exact(chance)}`],
    ['/search/check-redirect', (chance) => `/search/check-redirect?q=${exact(chance)}`],
    ['/stats', () => '/stats'],
    ['/stats/charts/transactions', () => '/stats/charts/transactions'],
    ['/stats/charts/market', () => '/stats/charts/market'],
    ['/main-page/transactions', () => '/main-page/transactions'],
    ['/main-page/blocks', () => '/main-page/blocks'],
    ['/main-page/indexing-status', () => '/main-page/indexing-status'],
  ]
}
