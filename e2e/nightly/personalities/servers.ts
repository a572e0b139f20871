import { addresses, blocks, tokens, transactions } from '#interfaces/testing/explorerFixtures.ts'
import type { Personality } from './personality.ts'

/** A server with exactly the specification's fields. */
const spec: Personality = {
  name: 'the specification',
  accepts: ['page', 'items_count', 'filter', 'type', 'q'],
  pages: 'numbers',
  transaction: ({ hash, block, method, time }) => ({
    ...transactions.spec,
    hash,
    block_number: block,
    method,
    timestamp: time,
  }),
  block: ({ number, hash, time }) => ({
    ...blocks.spec,
    height: number,
    hash,
    timestamp: time,
    transactions_count: 1,
  }),
  address: addresses.spec,
  token: tokens.spec,
}

/** A current public server: cursors, many more fields, and 422 for every parameter it does not declare. */
const strict: Personality = {
  name: 'a strict public server',
  accepts: ['filter', 'block_number', 'index', 'items_count', 'q'],
  pages: 'cursors',
  transaction: ({ hash, block, method, time }) => ({
    ...transactions.strict,
    hash,
    block_number: block,
    nonce: block,
    method,
    timestamp: time,
  }),
  block: ({ number, hash, time }) => ({
    ...blocks.strict,
    height: number,
    hash,
    timestamp: time,
    transactions_count: 1,
  }),
  address: addresses.strict,
  token: tokens.strict,
}

/** One of the first versions: other field names, and unknown parameters are ignored. */
const old: Personality = {
  name: 'an old server',
  accepts: null,
  pages: 'cursors',
  transaction: ({ hash, block, method, time }) => ({
    ...transactions.old,
    hash,
    block,
    method,
    timestamp: time,
  }),
  block: ({ number, hash, time }) => ({
    ...blocks.old,
    height: String(number),
    hash,
    timestamp: time,
    tx_count: 1,
  }),
  address: addresses.old,
  token: tokens.old,
}

export const personalities: readonly Personality[] = [spec, strict, old]
