/** What an explorer has: `yes`, `no`, `?` where that is not known, or in a few words how far. */
type Has = string

export type Feature = {
  feature: string
  /** The paths of the explorer's interface (the registry knows their pages), or the pages where it is found. */
  found: { paths: readonly string[] } | { pages: readonly string[] }
  etherscan: Has
  blockscout: Has
  otterscan: Has
}

const both = { etherscan: 'yes', blockscout: 'yes' }
const all = { ...both, otterscan: 'yes' }
const tx = '/transactions/{transaction_hash}'
const block = '/blocks/{block_number_or_hash}'
const address = '/addresses/{address_hash}'
const token = '/tokens/{address_hash}'

/**
 * What people look for in an explorer. Of the three others it says what their public code and guides show; what needs
 * an account or a setting is said.
 */
export const features: readonly Feature[] = [
  {
    feature: 'Search by hash, address, block and name',
    found: { paths: ['/search', '/search/check-redirect'] },
    ...both,
    otterscan: 'hash, address, block, ENS',
  },
  {
    feature: 'Newest blocks and transactions, statistics',
    found: {
      paths: [
        '/main-page/transactions',
        '/main-page/blocks',
        '/main-page/indexing-status',
        '/stats',
        '/stats/charts/transactions',
        '/stats/charts/market',
      ],
    },
    ...both,
    otterscan: 'newest blocks',
  },
  {
    feature: 'All transactions, pending ones too',
    found: { paths: ['/transactions'] },
    ...both,
    otterscan: 'no',
  },
  { feature: 'Transaction: status, fee, decoded call', found: { paths: [tx] }, ...all },
  { feature: 'Its token transfers', found: { paths: [`${tx}/token-transfers`] }, ...all },
  {
    feature: 'Its internal calls',
    found: { paths: [`${tx}/internal-transactions`] },
    ...both,
    otterscan: 'yes',
  },
  { feature: 'Its decoded logs', found: { paths: [`${tx}/logs`] }, ...all },
  { feature: 'What it changed (state)', found: { paths: [`${tx}/state-changes`] }, ...both, otterscan: '?' },
  {
    feature: 'Blocks, uncles and reorganised ones',
    found: { paths: ['/blocks'] },
    ...both,
    otterscan: 'newest blocks',
  },
  { feature: 'Block and its transactions', found: { paths: [block, `${block}/transactions`] }, ...all },
  { feature: 'Withdrawals of a block', found: { paths: [`${block}/withdrawals`] }, ...both, otterscan: '?' },
  {
    feature: 'Address: balance, counts, transactions',
    found: { paths: [address, `${address}/counters`, `${address}/transactions`] },
    ...both,
    otterscan: 'without counts',
  },
  {
    feature: 'Its token transfers and tokens',
    found: { paths: [`${address}/token-transfers`, `${address}/tokens`] },
    ...both,
    otterscan: 'experimental',
  },
  {
    feature: 'Its internal calls and logs',
    found: { paths: [`${address}/internal-transactions`, `${address}/logs`] },
    ...both,
    otterscan: '?',
  },
  {
    feature: 'History of its balance',
    found: { paths: [`${address}/coin-balance-history`] },
    ...both,
    otterscan: '?',
  },
  {
    feature: 'All tokens, all token transfers',
    found: { paths: ['/tokens', '/token-transfers'] },
    ...both,
    otterscan: 'tokens: experimental',
  },
  {
    feature: 'Token: supply, price, transfers, holders',
    found: { paths: [token, `${token}/transfers`, `${token}/holders`] },
    ...both,
    otterscan: 'no',
  },
  {
    feature: 'Reading and writing contracts',
    found: { pages: ['/address/…?tab=contract'] },
    ...both,
    otterscan: 'reading',
  },
  {
    feature: 'ABIs of one’s own',
    found: { pages: ['/address/…?tab=contract', '/tools'] },
    etherscan: 'account',
    blockscout: 'account',
    otterscan: '?',
  },
  {
    feature: 'Verified source code',
    found: { pages: ['/address/…?tab=contract'] },
    ...both,
    otterscan: 'Sourcify',
  },
  {
    feature: 'Verifying source code by upload',
    found: { pages: [] },
    ...both,
    otterscan: 'no',
  },
  {
    feature: 'One token of a collection, metadata',
    found: { pages: ['/token/…?tab=instances', '/token/…?id=…'] },
    ...both,
    otterscan: '?',
  },
  {
    feature: 'Lists as CSV',
    found: { pages: ['/txs', '/address/…', '/token/…'] },
    ...both,
    otterscan: '?',
  },
  {
    feature: 'Opened records again, without requests',
    found: { pages: ['/tx/…', '/block/…'] },
    etherscan: '?',
    blockscout: '?',
    otterscan: '?',
  },
  {
    feature: 'Explorer and node compared',
    found: { pages: ['/tx/…', '/token/…', '/status'] },
    etherscan: '?',
    blockscout: '?',
    otterscan: '?',
  },
  {
    feature: 'Approvals, with a revoke',
    found: { pages: ['/address/…?tab=approvals'] },
    etherscan: 'yes',
    blockscout: 'app beside it',
    otterscan: 'no',
  },
  {
    feature: 'Zero-value and look-alike transfers told',
    found: { pages: ['/address/…?tab=transfers'] },
    etherscan: 'hidden by a setting',
    blockscout: '?',
    otterscan: '?',
  },
  {
    feature: 'Labels and watched addresses',
    found: { pages: ['/address/…', '/settings'] },
    etherscan: 'account',
    blockscout: 'account',
    otterscan: '?',
  },
  {
    feature: 'Alerts by e-mail',
    found: { pages: [] },
    etherscan: 'account',
    blockscout: 'account',
    otterscan: 'no',
  },
  { feature: 'Top accounts', found: { pages: [] }, ...both, otterscan: 'no' },
  {
    feature: 'Decoder, hashes, units, block of a time',
    found: { pages: ['/tools'] },
    etherscan: 'yes',
    blockscout: '?',
    otterscan: '?',
  },
  {
    feature: 'Markets and lending of the network',
    found: { pages: ['/markets', '/lending'] },
    etherscan: 'DEX trades',
    blockscout: 'apps beside it',
    otterscan: 'no',
  },
]
