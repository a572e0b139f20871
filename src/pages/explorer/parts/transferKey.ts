import type { TokenTransfer } from '#interfaces/explorer/tokenTransfer.ts'

/** Tells transfers apart, as far as their records do: the items of a batch share the log and may share the id. */
export function transferKey({ transactionHash, logIndex, tokenId, amount }: TokenTransfer): string {
  return `${transactionHash} ${logIndex} ${tokenId} ${amount}`
}
