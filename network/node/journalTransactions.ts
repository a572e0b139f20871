import type { Rpc } from '#network/rpc/rpcClient.ts'

/** A transaction as the node sends it with a block. */
export type NodeTransaction = { hash: string; from: string; r?: string; s?: string; [field: string]: unknown }

/** A transaction that can be sent again: its signed bytes, or the fields of an unsigned one. */
export type SentTransaction = { raw: string } | { unsigned: Record<string, unknown> & { from: string } }

const fields = [
  'from',
  'to',
  'nonce',
  'gas',
  'value',
  'input',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'accessList',
] as const

/** Reads the transactions of a block in the form of the journal. */
export async function readTransactions(
  rpc: Rpc,
  transactions: readonly NodeTransaction[],
): Promise<SentTransaction[]> {
  const raw = await rpc.batch(
    transactions.map(({ hash }) => ({ method: 'eth_getRawTransactionByHash', params: [hash] })),
  )
  return transactions.map((transaction, index) =>
    isUnsigned(transaction) ? { unsigned: fieldsOf(transaction) } : { raw: String(raw[index]) },
  )
}

/** Sends a transaction again. One that the node refuses now is left out. */
export async function sendAgain(rpc: Rpc, transaction: SentTransaction): Promise<void> {
  if ('raw' in transaction) {
    await rpc.call('eth_sendRawTransaction', [transaction.raw]).catch(() => undefined)
    return
  }
  const { unsigned } = transaction
  await rpc.call('anvil_impersonateAccount', [unsigned.from])
  await rpc.call('eth_sendTransaction', [unsigned]).catch(() => undefined)
  await rpc.call('anvil_stopImpersonatingAccount', [unsigned.from])
}

/** Anvil gives the transactions of an impersonated account a signature of zeros. */
function isUnsigned({ r, s }: NodeTransaction): boolean {
  return BigInt(r ?? 0) === 0n && BigInt(s ?? 0) === 0n
}

/**
 * The fields to send again. A node returns both kinds of prices of a transaction with a priority fee, and accepts only
 * one.
 */
function fieldsOf(transaction: NodeTransaction) {
  const kept = fields.filter(
    (field) => transaction[field] != null && !(field === 'gasPrice' && transaction.maxFeePerGas != null),
  )
  return { ...Object.fromEntries(kept.map((field) => [field, transaction[field]])), from: transaction.from }
}
