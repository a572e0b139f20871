/** Digits in groups of three, as people and other explorers write them: `12,345`, `12 345`, `12_345`, `12'345`, `12.345`. */
const grouped = /^\d{1,3}(?:([,_'’ .\u202f\u00a0])\d{3})(?:\1\d{3})*$/

/** A quantity of a node, as `0x1f`. Eight digits are a selector, more are part of a hash. */
const quantity = /^0x(?:0|[1-9a-f][0-9a-f]{0,6})$/i

/** The block that a text names by its number where only a block is meant, decimal or as a node writes it; null for any other text. */
export function blockNumber(text: string): number | null {
  return hexBlockNumber(text) ?? decimalBlockNumber(text)
}

/** The number that a text such as `0x1f` is, which is more often the beginning of a hash; null for any other text. */
export function hexBlockNumber(text: string): number | null {
  return quantity.test(text) ? Number.parseInt(text, 16) : null
}

/** The block that a text names by its decimal number; null for any other text. */
export function decimalBlockNumber(text: string): number | null {
  const digits = grouped.test(text) ? text.replace(/\D/g, '') : text
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null
}

/** Whether a text asks for the newest block: `latest`, `newest block`. */
export function isNewestBlock(text: string): boolean {
  return /^(?:block\s+)?(?:latest|newest)(?:\s+block)?$/i.test(text)
}
