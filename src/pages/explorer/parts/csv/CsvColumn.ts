import type { CsvValue } from '#lib/text/csv.ts'

/** A column of a CSV file: its heading, which names the unit, and its value for a row. */
export type CsvColumn<Row> = { header: string; value: (row: Row) => CsvValue }
