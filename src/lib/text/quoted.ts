/** Quotes a message from outside, with its own full stop: `“Ledger is locked.”` */
export function quoted(words: string): string {
  return `“${words}${/[.!?…]$/.test(words) ? '' : '.'}”`
}
