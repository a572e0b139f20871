/**
 * Whether names could look alike without being the same, so that it is worth loading the table of letters: one has
 * letters beyond ASCII, or two differ only in `l`, `I`, `1`, in `O`, `0` or in `rn`, `m`.
 */
export function mayLookAlike(names: readonly string[]): boolean {
  const different = [...new Set(names)]
  if (different.length < 2) return false
  if (different.some((name) => /[^\x20-\x7e]/.test(name))) return true
  const plain = different.map((name) => name.replace(/[l1|]/g, 'I').replace(/0/g, 'O').replace(/rn/g, 'm'))
  return new Set(plain).size < different.length
}
