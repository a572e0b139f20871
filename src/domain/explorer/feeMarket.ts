/** What a transaction offered for its gas and what it paid, in wei for one gas; null where it is not known. */
type Offer = {
  gasUsed: bigint | null
  gasPrice: bigint | null
  baseFeePerGas: bigint | null
  maxFeePerGas: bigint | null
}

/** The wei paid to the block's producer beside the base fee; null where nothing tells it. */
export function tipOf({ gasUsed, gasPrice, baseFeePerGas }: Offer): bigint | null {
  if (gasUsed === null || gasPrice === null || baseFeePerGas === null || gasPrice < baseFeePerGas) return null
  return (gasPrice - baseFeePerGas) * gasUsed
}

/** The wei that were offered at most for the gas that was used, and not paid; null without such an offer. */
export function savingsOf({ gasUsed, gasPrice, maxFeePerGas }: Offer): bigint | null {
  if (gasUsed === null || gasPrice === null || maxFeePerGas === null || maxFeePerGas < gasPrice) return null
  return (maxFeePerGas - gasPrice) * gasUsed
}
