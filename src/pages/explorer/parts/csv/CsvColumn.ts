import type { CsvValue } from '#lib/text/csv.ts'

/** A column of a CSV file: its head, with the unit of its figures, and its value in each row. */
export type CsvColumn<Row> = { header: string; value: (row: Row) => CsvValue }
