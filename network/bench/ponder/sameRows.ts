/** An answer in the form of either: a list, a list in `items`, or one record. */
export type Rows = readonly Row[] | { items: readonly Row[] } | Row | null
type Row = Readonly<Record<string, unknown>>

/**
 * What a reader learns from the rows, whatever form the values have: amounts without their point, because ours are
 * whole units and Ponder's are base units, times as seconds, addresses in small letters.
 */
export function valuesOf(rows: Rows): string[][] {
  if (rows === null) return []
  const list = Array.isArray(rows) ? rows : 'items' in rows ? (rows.items as Row[]) : [rows as Row]
  return list.map((row) => Object.values(row).map(plainOf))
}

/** The first difference of two answers, in a sentence. Undefined when they say the same. */
export function differenceOf(ours: Rows, ponder: Rows): string | undefined {
  const [mine, theirs] = [valuesOf(ours), valuesOf(ponder)]
  if (mine.length !== theirs.length) return `${mine.length} rows and ${theirs.length} rows`
  const at = mine.findIndex((row, index) => row.join() !== theirs[index]?.join())
  return at === -1 ? undefined : `row ${at}: ${mine[at]?.join()} and ${theirs[at]?.join()}`
}

const time = /^\d{4}-\d\d-\d\dT.*Z$/
const amount = /^\d+(\.\d+)?$/

function plainOf(value: unknown): string {
  const text = String(value)
  if (time.test(text)) return plainOf(Date.parse(text) / 1000)
  if (amount.test(text)) return text.replace('.', '').replace(/^0+|0+$/g, '')
  return text.toLowerCase()
}
