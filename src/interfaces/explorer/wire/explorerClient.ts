import type * as v from 'valibot'
import { config } from '#lib/browser/config/config.ts'
import { getJson } from '#lib/requests/http.ts'

export type Search = Readonly<Record<string, string | number | undefined>>

/** `GET {explorerUrl}/api/v2{path}`, parsed with `schema`. Fails with an InterfaceError of the explorer. */
export function get<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  search: Search = {},
  signal?: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const url = new URL(`${config().explorerUrl}/api/v2${path}`)
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== '') url.searchParams.set(name, String(value))
  }
  return getJson('explorer', url, schema, signal ? { signal } : {})
}
