/** Somebody else's words in a sentence of ours: in quotes, with a full stop of their own. `“Ledger is locked.”` */
export function quoted(words: string): string {
  return `“${words}${/[.!?…]$/.test(words) ? '' : '.'}”`
}
