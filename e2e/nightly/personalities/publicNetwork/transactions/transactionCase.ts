import { type Kind, receiver, router, sender, type Wire } from '../parts.ts'

/** A kind of transaction: the fields that differ from `base`, and the texts its page must show. */
export type TransactionCase = [record: Wire, sees: Kind['sees'], more?: Pick<Kind, 'never' | 'tab'>]

/** A mined payment of zero. */
export const base = {
  block_number: 21_000_000,
  timestamp: '2026-01-02T03:04:05.000000Z',
  position: 7,
  nonce: 27_831,
  type: 2,
  status: 'ok',
  result: 'success',
  confirmations: 508_299,
  confirmation_duration: [0, 6364],
  from: sender,
  to: receiver,
  created_contract: null,
  value: '0',
  fee: { type: 'actual', value: '420000000000000' },
  gas_limit: '30000',
  gas_used: '21000',
  gas_price: '20000000000',
  max_fee_per_gas: '25000000000',
  max_priority_fee_per_gas: '1000000000',
  base_fee_per_gas: '19000000000',
  priority_fee: '21000000000000',
  transaction_burnt_fee: '399000000000000',
  method: null,
  raw_input: '0x',
  decoded_input: null,
  revert_reason: null,
  transaction_types: ['coin_transfer'],
  token_transfers: [],
  token_transfers_overflow: false,
  exchange_rate: '2010.5',
  historic_exchange_rate: null,
  transaction_tag: null,
  has_error_in_internal_transactions: false,
  is_pending_update: false,
  authorization_list: [],
  actions: [],
  fhe_operations_count: 0,
}

export const call = {
  to: router,
  method: 'execute',
  raw_input: '0x3593564c0000000000000000000000000000000000000000000000000000000000000001',
  transaction_types: ['contract_call'],
}

/** The page's words on a failed transaction. */
export const feePaid = 'the fee was still paid'
