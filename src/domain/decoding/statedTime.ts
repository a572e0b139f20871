/** Names of points in time; a length of time such as `lockTime` is far too small to be one. */
const timeName = /(?:deadline|time(?:stamp)?|expir(?:y|es|ation)|(?:valid|locked)_?(?:until|after))$/i
/** `createdAt`, but not `that`. */
const atName = /[a-z]At$|_at$/

const [first, last] = [Date.UTC(2009, 0, 3) / 1_000, Date.UTC(2106, 1, 7) / 1_000]

/** The point in time that a parameter with such a name has in seconds; null of any other, and of one before any chain. */
export function statedTime({
  name,
  type,
  value,
}: {
  name: string
  type: string
  value: unknown
}): Date | null {
  if (!/^uint\d*$/.test(type) || !(timeName.test(name) || atName.test(name))) return null
  if (typeof value !== 'string' || !/^\d{1,11}$/.test(value)) return null
  const seconds = Number(value)
  return seconds >= first && seconds <= last ? new Date(seconds * 1_000) : null
}
