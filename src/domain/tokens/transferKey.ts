type Transfer = {
  transactionHash: string | null
  logIndex: number | null
  tokenId: unknown
  amount: bigint | null
}

/** A key for a token transfer in a list. The transfers of a batch share the log, and may share the token id. */
export function transferKey({ transactionHash, logIndex, tokenId, amount }: Transfer): string {
  return `${transactionHash} ${logIndex} ${tokenId} ${amount}`
}
