/** A value of a cell: text, an exact figure, a time, or null for unknown. */
export type CsvValue = string | number | bigint | boolean | Date | null

/** What a spreadsheet takes for the start of a formula, also in its full-width form. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/
const plainNumber = /^-?\d+(\.\d+)?$/
/** Half of Europe's spreadsheets split a line at semicolons, and take quotes in the middle of a part for text. */
const innerFormula = /([,;|\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/g
const special = /[",;|\t\r\n]/

/**
 * One line of a CSV file with its line end, as RFC 4180 has it. Text that a spreadsheet would run as a formula gets an
 * apostrophe in front, also behind a separator inside it; a negative number is a number. Times are ISO 8601 in UTC, unknown is empty.
 */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(field).join(',')}\r\n`
}

function field(value: CsvValue): string {
  if (value === null) return ''
  const text = value instanceof Date ? value.toISOString() : String(value)
  const guarded = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text
  const safe = guarded.replace(innerFormula, "$1'")
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * The lines of a file: the headings, then the rows, each with the `facts` of the whole file at its end: its subject,
 * time and filter.
 */
export function csvFile<Row>(
  columns: readonly { header: string; value: (row: Row) => CsvValue }[],
  rows: readonly Row[],
  facts: Readonly<Record<string, CsvValue>>,
): string[] {
  const names = Object.keys(facts)
  return [
    csvLine([...columns.map(({ header }) => header), ...names]),
    ...rows.map((row) =>
      csvLine([...columns.map(({ value }) => value(row)), ...names.map((name) => facts[name] ?? null)]),
    ),
  ]
}
