const maximumLength = 256
const maximumDepth = 16

/** Text that the database can store: without NUL, without half characters, of at most 256 characters. */
export function storableText(text: string): string {
  return wellFormed([...text.slice(0, 2 * maximumLength)].slice(0, maximumLength).join(''))
}

/** A JSON value that the database can store. Undefined when it is nested too deeply. */
export function storableJson(value: unknown, depth = 0): unknown {
  if (depth > maximumDepth) return undefined
  if (typeof value === 'string') return wellFormed(value)
  if (Array.isArray(value)) return value.map((item) => storableJson(item, depth + 1) ?? null)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [wellFormed(key), storableJson(item, depth + 1) ?? null]),
  )
}

function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8').replaceAll('\0', '')
}
