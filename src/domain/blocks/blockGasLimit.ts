/** The gas limit that a node states for blocks without one: the largest number of 32 bits. */
const noLimit = 4_294_967_295n

/** The gas limit to measure how full a block is; null when it is unknown or the chain has none. */
export function blockGasLimit(stated: bigint | null): bigint | null {
  return stated === noLimit || stated === 0n ? null : stated
}
