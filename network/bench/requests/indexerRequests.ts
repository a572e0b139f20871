import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isObjectType } from 'graphql'
import type { Participants } from '#network/bench/dataset/participants.ts'
import type { BenchRequest } from './measure.ts'
import { createRequestRandom, type RequestRandom } from './requestRandom.ts'

const schema = buildSchema(readFileSync(new URL('../../../spec/indexer.graphql', import.meta.url), 'utf8'))

type Variables = Record<string, string | number>
type Draw = (chance: RequestRandom) => Variables

const orders = [
  'MARKET_CAP_DESC',
  'MARKET_CAP_ASC',
  'VOLUME_DESC',
  'CREATED_DESC',
  'PRICE_DESC',
  'HOLDERS_DESC',
]
const words = ['market 12', 'M7', 'a', '%', '_', 'nobody', '0x1', 'Market', 'M 3']

/** Every query of A with all of its fields, for busy and quiet participants. */
export function indexerRequests(
  { accounts, pools, tokens, creators }: Participants,
  base: string,
): BenchRequest[] {
  const pool = (chance: RequestRandom) => ({ poolAddress: chance.skewed(pools) })
  const token = (chance: RequestRandom) => ({ tokenAddress: chance.skewed(tokens) })
  const person = (chance: RequestRandom) => chance.skewed(accounts)
  const draws: [name: string, operation: string, draw: Draw][] = [
    ['markets', 'markets', (chance) => ({ limit: 50, orderBy: chance.pick(orders) })],
    [
      'markets, further pages',
      'markets',
      (chance) => ({ limit: 50, orderBy: chance.pick(orders), offset: 50 * (1 + chance.integer(5)) }),
    ],
    ['market', 'market', pool],
    ['market by symbol', 'market', (chance) => ({ symbol: `M${1 + chance.integer(300)}` })],
    ['marketsByCreator', 'marketsByCreator', (chance) => ({ creator: chance.skewed(creators) })],
    ['searchMarkets', 'searchMarkets', (chance) => ({ query: chance.pick(words) })],
    ['trendingMarkets', 'trendingMarkets', (chance) => ({ limit: 10 + chance.integer(10) })],
    ['swaps', 'swaps', (chance) => ({ ...pool(chance), limit: 50 })],
    ['swaps, 20,000 further', 'swaps', (chance) => ({ ...pool(chance), limit: 50, offset: 20_000 })],
    ['swapsByUser', 'swapsByUser', (chance) => ({ sender: person(chance), limit: 50 })],
    [
      'swapsByUser, 5,000 further',
      'swapsByUser',
      (chance) => ({ sender: person(chance), limit: 50, offset: 5_000 }),
    ],
    ['recentSwaps', 'recentSwaps', (chance) => ({ limit: 40 + chance.integer(20) })],
    ['tokenTransfers', 'tokenTransfers', (chance) => ({ ...token(chance), limit: 50 })],
    [
      'tokenTransfers, 5,000 further',
      'tokenTransfers',
      (chance) => ({ ...token(chance), limit: 50, offset: 5_000 }),
    ],
    ['transfersByAddress', 'transfersByAddress', (chance) => ({ address: person(chance), limit: 50 })],
    ['topHolders', 'topHolders', (chance) => ({ ...token(chance), limit: 50 })],
    ['holderCount', 'holderCount', token],
    ['feeClaims', 'feeClaims', (chance) => ({ nftId: 1 + chance.integer(300), limit: 50 })],
    ['candles of minutes', 'candles', (chance) => ({ ...pool(chance), interval: '1m', limit: 300 })],
    ['candles of hours', 'candles', (chance) => ({ ...pool(chance), interval: '1h', limit: 300 })],
    ['tokenMetadata', 'tokenMetadata', token],
    ['volatilityHistory', 'volatilityHistory', (chance) => ({ ...pool(chance), limit: 100 })],
    ['indexerStatus', 'indexerStatus', () => ({})],
  ]
  const url = new URL(`${base}/graphql`)
  return draws.map(([name, operation, draw]) => {
    const chance = createRequestRandom(name)
    const query = documentOf(operation, Object.keys(draw(chance)))
    const next = () => ({ path: url.pathname, body: { query, variables: draw(chance) } })
    return { name: `A ${name}`, url, next }
  })
}

/** The operation with these arguments as variables and all fields of its answer. */
function documentOf(operation: string, names: string[]): string {
  const field = schema.getQueryType()?.getFields()[operation]
  if (!field) throw new Error(`There is no query ${operation}.`)
  const type = getNamedType(field.type)
  const fields = isObjectType(type) ? ` { ${Object.keys(type.getFields()).join(' ')} }` : ''
  if (names.length === 0) return `query Asked { ${operation}${fields} }`
  const declared = names.map((name) => `$${name}: ${field.args.find((one) => one.name === name)?.type}`)
  const given = names.map((name) => `${name}: $${name}`)
  return `query Asked(${declared.join(', ')}) { ${operation}(${given.join(', ')})${fields} }`
}
