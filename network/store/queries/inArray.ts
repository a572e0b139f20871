import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** A column has one of the values. They are one parameter: however many, the database knows the same statement. */
export function inArray(column: AnyColumn, values: string[]): SQL {
  return sql`${column} = any(${sql.param(values)})`
}
