import type { Participants } from '#network/bench/dataset/participants.ts'
import type { BenchRequest } from './measure.ts'
import { createRequestRandom, type RequestRandom } from './requestRandom.ts'

/** Some transactions of the store, for paths that name one. */
export type KnownTransactions = { hash: string; blockHash: string }[]

type Draw = (chance: RequestRandom) => string

const methods = ['buy', 'sell', 'approve', 'nobodyCallsThis', '0xd6febde8', 'buy,approve']
const kinds = ['contract_call', 'token_transfer', 'coin_transfer', 'contract_creation', 'token_creation']
const words = ['token 12', 'T7', 'a', '%', '_', 'nobody', 'Token', '199']

/** Every path of C, for busy and quiet participants, with its filters and with later pages. */
export function explorerRequests(
  participants: Participants,
  known: KnownTransactions,
  base: string,
): BenchRequest[] {
  const url = new URL(`${base}/api/v2`)
  return [
    ...ofChain(participants),
    ...ofTransactions(known),
    ...ofAddresses(participants),
    ...ofTokens(participants),
    ...others(participants, known),
  ].map(([name, draw]) => {
    const chance = createRequestRandom(name)
    const next = () => ({ path: `${url.pathname}${draw(chance)}` })
    return { name: `C ${name}`, url, next }
  })
}

function ofChain({ blocks }: Participants): [string, Draw][] {
  const block = (chance: RequestRandom) => chance.integer(blocks)
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
  ]
}

function ofTransactions(known: KnownTransactions): [string, Draw][] {
  const path = (chance: RequestRandom) => `/transactions/${chance.pick(known).hash}`
  return [
    ['/transactions/{hash}', path],
    ['…/token-transfers', (chance) => `${path(chance)}/token-transfers`],
    ['…/internal-transactions', (chance) => `${path(chance)}/internal-transactions`],
    ['…/logs', (chance) => `${path(chance)}/logs`],
    ['…/state-changes', (chance) => `${path(chance)}/state-changes`],
  ]
}

function ofAddresses({ accounts, pools, tokens, blocks }: Participants): [string, Draw][] {
  const person = (chance: RequestRandom) => `/addresses/${chance.skewed(accounts)}`
  const anyone = (chance: RequestRandom) =>
    `/addresses/${chance.skewed(chance.pick([accounts, pools, tokens]))}`
  const side = (chance: RequestRandom) => `filter=${chance.pick(['to', 'from'])}`
  const below = (chance: RequestRandom) => `block_number=${chance.integer(blocks)}&index=0`
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

function ofTokens({ tokens, collectibles, blocks }: Participants): [string, Draw][] {
  const collection = (chance: RequestRandom) => `/tokens/${chance.skewed(collectibles)}`
  const token = (chance: RequestRandom) => `/tokens/${chance.skewed(tokens)}`
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
    ['/tokens/{address}/instances', (chance) => `${collection(chance)}/instances`],
    [
      '/tokens/{address}/instances/{id}/transfers',
      (chance) => `${collection(chance)}/instances/${chance.integer(blocks)}/transfers`,
    ],
    [
      '/tokens/{address}/instances/{id}/holders',
      (chance) => `${collection(chance)}/instances/${chance.integer(blocks)}/holders`,
    ],
    ['/token-transfers', () => '/token-transfers'],
    [
      '/token-transfers?type=',
      (chance) => `/token-transfers?type=${chance.pick(['ERC-20', 'ERC-721', 'ERC-1155'])}`,
    ],
    ['/token-transfers?page=', (chance) => `/token-transfers?page=${2 + chance.integer(1_000)}`],
  ]
}

function others({ accounts, blocks }: Participants, known: KnownTransactions): [string, Draw][] {
  const exact = (chance: RequestRandom) =>
    chance.pick([
      chance.skewed(accounts),
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
