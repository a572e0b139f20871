import type { TransactionKind } from '#network/store/schema/transactionTables.ts'
import { blobType } from './otherFees.ts'

type Traits = {
  to: string | null
  /** Whether it carries input to an address with code. */
  isCall: boolean
  value: bigint
  /** The number of token transfers in the transaction. */
  tokenTransfers: number
  /** Whether it created a token: a contract that moved tokens of its own, or that became a market. */
  createdToken: boolean
  /** Transaction envelope. */
  type: number
}

/**
 * The values of the explorer's `transaction_types`. A transaction may have several, a call without value or input none. Input
 * to an account without code calls nothing.
 */
export function kindsOfTransaction({
  to,
  isCall,
  value,
  tokenTransfers,
  createdToken,
  type,
}: Traits): TransactionKind[] {
  const kinds: TransactionKind[] = []
  if (value > 0n) kinds.push('coin_transfer')
  if (to === null) kinds.push('contract_creation')
  else if (isCall) kinds.push('contract_call')
  if (tokenTransfers > 0) kinds.push('token_transfer')
  if (createdToken) kinds.push('token_creation')
  if (type === blobType) kinds.push('blob_transaction')
  return kinds
}
