/** The names by number. Numbers from 100 on are of rollups and other chains; no two chains share one. */
const names: Readonly<Record<number, string>> = {
  0: 'Legacy',
  1: 'Access list',
  2: 'Dynamic fee',
  3: 'Blobs',
  4: 'Set code',
  // Arbitrum
  100: 'Deposit from L1',
  101: 'Call from L1',
  102: 'Contract call from L1',
  104: 'Retried ticket',
  105: 'Retryable ticket',
  106: 'Internal',
  120: 'Classic',
  // zkSync
  113: 'EIP-712',
  254: 'Protocol upgrade',
  255: 'Priority, from L1',
  // Celo
  122: 'CIP-66',
  123: 'CIP-64, fee in a token',
  124: 'CIP-42, fee in a token',
  // OP and Scroll
  126: 'Deposit',
}

/** The name of a transaction type with its number; the number alone when the type has no known name. */
export function transactionTypeName(type: number): string {
  const name = names[type]
  return name ? `${name} (${type})` : String(type)
}
