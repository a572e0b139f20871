type Transfer = {
  transactionHash: string | null
  logIndex: number | null
  tokenId: unknown
  amount: bigint | null
}

/** The React key of a token transfer. Transfers of a batch share a log, and may share the token id. */
export function transferKey({ transactionHash, logIndex, tokenId, amount }: Transfer): string {
  return `${transactionHash} ${logIndex} ${tokenId} ${amount}`
}
