/** Splits a hash or an address into a visible head, a hidden rest and a visible tail. */
export function midcut(value: string, head = 6, tail = 4): { head: string; rest: string; tail: string } {
  if (value.length <= head + tail + 1) return { head: value, rest: '', tail: '' }
  return { head: value.slice(0, head), rest: value.slice(head, -tail), tail: value.slice(-tail) }
}

/** `0x1234…abcd`, for titles and labels. */
export function shortHash(value: string): string {
  const { head, rest, tail } = midcut(value)
  return rest === '' ? head : `${head}…${tail}`
}
