/** The types of transactions that explorers distinguish. */
export const transactionTypes = [
  'coin_transfer',
  'token_transfer',
  'contract_call',
  'contract_creation',
  'token_creation',
] as const

export type TransactionType = (typeof transactionTypes)[number]
