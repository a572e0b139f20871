/** What a node writes for blocks without a gas limit: the largest number of 32 bits. */
const noLimit = 4_294_967_295n

/** A gas limit that blocks can be full of; null when it is unknown or the chain has none. */
export function blockGasLimit(stated: bigint | null): bigint | null {
  return stated === noLimit || stated === 0n ? null : stated
}
