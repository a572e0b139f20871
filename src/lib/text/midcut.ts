/** Splits a hash or an address into a visible head, a hidden rest and a visible tail. */
export function midcut(value: string): { head: string; rest: string; tail: string } {
  if (value.length <= 11) return { head: value, rest: '', tail: '' }
  return { head: value.slice(0, 6), rest: value.slice(6, -4), tail: value.slice(-4) }
}

/** `0x1234…abcd`, for titles and labels. */
export function shortHash(value: string): string {
  const { head, rest, tail } = midcut(value)
  return rest === '' ? head : `${head}…${tail}`
}
