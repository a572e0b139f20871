import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#network/store/store.ts'

/** Rows in one statement. More would make its JSON text too long. */
const chunkSize = 5000

/**
 * Inserts any number of rows. They travel as one JSON text, which is many times faster than a parameter for each value
 * and has no limit of parameters. Columns that a row leaves out become null. Identity columns are filled by the
 * database.
 */
export async function insertRows<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  conflict: SQL = sql``,
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !column.generatedIdentity)
  const names = sql.join(
    columns.map(([key]) => sql.identifier(toSnakeCase(key))),
    sql`, `,
  )
  const type = sql.identifier(getTableName(table))
  for (let start = 0; start < rows.length; start += chunkSize) {
    const records = rows.slice(start, start + chunkSize).map((row) => record(row))
    await database.execute(
      sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${type}, ${toJson(records)}::json) ${conflict}`,
    )
  }
}

/**
 * Rows as a table named `input` inside a statement. `columns` are its columns, as SQL.
 * @example sql`select * from ${inputRows(rows, 'address text, gas_used numeric')}`
 */
export function inputRows(rows: Iterable<object>, columns: string): SQL {
  const records = [...rows].map((row) => record(row))
  return sql`json_to_recordset(${toJson(records)}::json) as input(${sql.raw(columns)})`
}

function record(row: object): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(row)) {
    result[snake(key)] = typeof value === 'bigint' ? value.toString() : value
  }
  return result
}

const snakes = new Map<string, string>()

function snake(key: string): string {
  const found = snakes.get(key)
  if (found) return found
  const name = toSnakeCase(key)
  snakes.set(key, name)
  return name
}

function toJson(records: object[]): string {
  return JSON.stringify(records)
}
