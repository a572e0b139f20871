type Transfer = { transactionHash: string | null; logIndex: number | null }

/**
 * Puts the transfers of each transaction in the order they happened, so that what was paid stands before what came for it.
 * Where a log's index is unknown they stay as they came. The transactions keep their order: explorers list them newest first, and the transfers inside of them as well.
 */
export function inLogOrder<T extends Transfer>(transfers: readonly T[]): readonly T[] {
  const wholes: T[][] = []
  for (const transfer of transfers) {
    const last = wholes.at(-1)
    if (transfer.transactionHash && last?.[0]?.transactionHash === transfer.transactionHash)
      last.push(transfer)
    else wholes.push([transfer])
  }
  return wholes.flatMap((whole) =>
    whole.every(({ logIndex }) => logIndex !== null)
      ? whole.sort((a, b) => Number(a.logIndex) - Number(b.logIndex))
      : whole,
  )
}
