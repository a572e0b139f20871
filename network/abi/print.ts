/** A value as a TypeScript literal on one line. It writes only the values that ABIs and tables have. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'bigint') return `${digits(value)}n`
  if (typeof value === 'number') return digits(value)
  if (typeof value === 'boolean') return String(value)
  if (typeof value !== 'object' || value === null) throw new Error(`A ${typeof value} cannot be printed.`)
  const entries = Object.entries(value).map(([name, part]) => `${identifier(name)}: ${literal(part)}`)
  return `{ ${entries.join(', ')} }`
}

/** A list with one entry a line. */
export function list(entries: readonly unknown[]): string {
  return `[\n${entries.map((entry) => `  ${literal(entry)},\n`).join('')}]`
}

/** A name that TypeScript takes without quotes. Throws for any other. */
export function identifier(name: string): string {
  if (!/^[A-Za-z_]\w*$/.test(name)) throw new Error(`"${name}" is no name.`)
  return name
}

function quoted(text: string) {
  if (/['\\\n]/.test(text)) throw new Error(`A text of the contracts needs escapes: ${text}`)
  return `'${text}'`
}

function digits(value: number | bigint) {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '_')
}
