/** The paths of interface C in `spec/interfaces.md`, below `/api/v2`. */
export const specPaths = [
  '/search',
  '/search/check-redirect',
  '/transactions',
  '/transactions/{transaction_hash}',
  '/transactions/{transaction_hash}/token-transfers',
  '/transactions/{transaction_hash}/internal-transactions',
  '/transactions/{transaction_hash}/logs',
  '/transactions/{transaction_hash}/state-changes',
  '/blocks',
  '/blocks/{block_number_or_hash}',
  '/blocks/{block_number_or_hash}/transactions',
  '/blocks/{block_number_or_hash}/withdrawals',
  '/addresses/{address_hash}',
  '/addresses/{address_hash}/counters',
  '/addresses/{address_hash}/transactions',
  '/addresses/{address_hash}/token-transfers',
  '/addresses/{address_hash}/tokens',
  '/addresses/{address_hash}/coin-balance-history',
  '/addresses/{address_hash}/internal-transactions',
  '/addresses/{address_hash}/logs',
  '/token-transfers',
  '/tokens',
  '/tokens/{address_hash}',
  '/tokens/{address_hash}/transfers',
  '/tokens/{address_hash}/holders',
  '/stats',
  '/stats/charts/transactions',
  '/stats/charts/market',
  '/main-page/transactions',
  '/main-page/blocks',
  '/main-page/indexing-status',
] as const

/** Paths beyond the spec. The app requests them from servers that have them. */
export const furtherPaths = [
  '/addresses',
  '/tokens/{address_hash}/counters',
  '/tokens/{address_hash}/instances',
  '/tokens/{address_hash}/instances/{id}',
  '/tokens/{address_hash}/instances/{id}/transfers',
  '/tokens/{address_hash}/instances/{id}/holders',
  '/addresses/{address_hash}/nft',
  '/addresses/{address_hash}/nft/collections',
  '/smart-contracts/{address_hash}',
] as const

export const servedPaths: readonly string[] = [...specPaths, ...furtherPaths]
