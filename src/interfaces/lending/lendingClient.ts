import type * as v from 'valibot'
import { config } from '#lib/browser/config/config.ts'
import { getJson } from '#lib/requests/http.ts'

/** GET `{lending_url}/api<path>`. */
export function getLending<const S extends v.GenericSchema>(path: string, schema: S, signal?: AbortSignal) {
  return getJson('lending', `${config().lendingUrl}/api${path}`, schema, { signal })
}
