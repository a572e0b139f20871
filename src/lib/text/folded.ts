/** A text as it is compared in a search: small letters without accents, so that `zoe` finds `Zoë` in any encoding. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
