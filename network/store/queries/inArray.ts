import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/**
 * The condition that the column has one of the values. They are a single parameter, so the statement is the same for
 * any number of values.
 */
export function inArray(column: AnyColumn, values: string[]): SQL {
  return sql`${column} = any(${sql.param(values)})`
}
