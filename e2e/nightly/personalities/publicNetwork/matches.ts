import { addressOf, hashOf, metadataTag, type Wire } from './parts.ts'

const found = {
  is_smart_contract_verified: false,
  certified: false,
  priority: 0,
  reputation: 'ok',
  ens_info: null,
}
const tokenMatch = {
  ...{
    ...found,
    type: 'token',
    token_type: 'ERC-20',
    icon_url: null,
    exchange_rate: null,
    total_supply: '1',
  },
  circulating_market_cap: null,
  is_verified_via_admin_panel: false,
  is_smart_contract_address: true,
}
const at = '2026-01-02T03:04:05.000000Z'

/** Each kind of search match, and the text its row must show. */
export const matches: readonly { kind: string; record: Wire; sees: string }[] = [
  {
    kind: 'a token',
    record: {
      ...tokenMatch,
      name: 'Tide',
      symbol: 'TIDE',
      exchange_rate: '0.5',
      address_hash: addressOf('51'),
    },
    sees: 'TIDE',
  },
  {
    kind: 'a scam token',
    record: {
      ...tokenMatch,
      name: 'Tide Airdrop',
      symbol: 'TIDEX',
      reputation: 'scam',
      address_hash: addressOf('52'),
    },
    sees: 'Scam',
  },
  {
    kind: 'a certified token',
    record: {
      ...tokenMatch,
      name: 'Tide Gold',
      symbol: 'TGOLD',
      certified: true,
      address_hash: addressOf('53'),
    },
    sees: 'Certified',
  },
  {
    kind: 'a look-alike',
    record: { ...tokenMatch, name: 'Тidе', symbol: 'TІDE', address_hash: addressOf('54') },
    sees: 'and is written with other letters',
  },
  {
    kind: 'a collection',
    record: {
      ...tokenMatch,
      name: 'Tide Shells',
      symbol: 'SHELL',
      token_type: 'ERC-721',
      address_hash: addressOf('55'),
    },
    sees: 'SHELL',
  },
  {
    kind: 'a token of an old server',
    record: {
      type: 'token',
      name: 'Old Tide',
      symbol: 'OLDT',
      address: addressOf('56'),
      token_url: '/token/0x',
    },
    sees: 'OLDT',
  },
  {
    kind: 'a token without a name',
    record: { ...tokenMatch, name: null, symbol: null, address_hash: addressOf('57') },
    sees: addressOf('57').slice(-4),
  },
  {
    kind: 'a contract',
    record: { ...found, type: 'contract', name: 'TidePool', address_hash: addressOf('58') },
    sees: 'TidePool',
  },
  {
    kind: 'a verified contract',
    record: {
      ...found,
      type: 'contract',
      name: 'TideRouter',
      is_smart_contract_verified: true,
      address_hash: addressOf('59'),
    },
    sees: 'Verified',
  },
  {
    kind: 'an address',
    record: { ...found, type: 'address', name: null, address_hash: addressOf('5a') },
    sees: 'Address',
  },
  {
    kind: 'a label',
    record: { ...found, type: 'label', name: 'Tide Treasury', address_hash: addressOf('5b') },
    sees: 'Tide Treasury',
  },
  {
    kind: 'a domain',
    record: {
      ...found,
      type: 'ens_domain',
      name: null,
      address_hash: addressOf('5c'),
      ens_info: { address_hash: addressOf('5c'), name: 'tide.eth', names_count: 2, expiry_date: at },
    },
    sees: 'tide.eth',
  },
  {
    kind: 'a domain that points nowhere',
    record: {
      ...found,
      type: 'ens_domain',
      name: null,
      address_hash: null,
      url: null,
      ens_info: { address_hash: null, name: 'ebb-tide.eth', names_count: 1, expiry_date: null },
    },
    sees: 'ebb-tide.eth',
  },
  {
    kind: 'a tag',
    record: {
      ...found,
      type: 'metadata_tag',
      name: null,
      address_hash: addressOf('5d'),
      metadata: metadataTag('Tide Labs', 'name'),
    },
    sees: 'Tide Labs',
  },
  {
    kind: 'a block',
    record: {
      type: 'block',
      block_number: 21_000_000,
      block_hash: hashOf('b1'),
      block_type: 'block',
      timestamp: at,
      priority: 0,
    },
    sees: '21,000,000',
  },
  {
    kind: 'a block of a fork',
    record: {
      type: 'block',
      block_number: '20999999',
      block_hash: hashOf('b2'),
      block_type: 'reorg',
      timestamp: at,
    },
    sees: 'Reorg',
  },
  {
    kind: 'an uncle',
    record: {
      type: 'block',
      block_number: 15_000_000,
      block_hash: hashOf('b3'),
      block_type: 'uncle',
      timestamp: at,
    },
    sees: 'Uncle',
  },
  {
    kind: 'a transaction',
    record: { type: 'transaction', transaction_hash: hashOf('f1'), timestamp: at, priority: 0 },
    sees: 'Transaction',
  },
  {
    kind: 'a transaction of an old server',
    record: { type: 'transaction', tx_hash: hashOf('f2'), timestamp: at },
    sees: hashOf('f2').slice(-4),
  },
  {
    kind: 'a user operation',
    record: { type: 'user_operation', user_operation_hash: hashOf('f3'), timestamp: at, priority: 0 },
    sees: 'User operation',
  },
  {
    kind: 'a blob',
    record: { type: 'blob', blob_hash: hashOf('01f4'), timestamp: null, priority: 0 },
    sees: 'Blob',
  },
  {
    kind: 'a hostile name',
    record: { ...found, type: 'contract', name: '<b>Tide</b>\u202e', address_hash: addressOf('5e') },
    sees: '<b>Tide</b>',
  },
]
