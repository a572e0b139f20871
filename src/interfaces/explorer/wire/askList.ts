import type * as v from 'valibot'
import { config } from '#lib/browser/config/config.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { get, type Search } from './explorerClient.ts'

type ListRequest = {
  path: string
  search: Search
  filters: Search
  /** The parameters at which the page begins. */
  position: Search
}

/** The filters explorers refused in this visit, by list: `list name`, or `list name=value` for a value alone. */
const learned = new Set<string>()

/**
 * Requests a list without the filters that this explorer is known to refuse, and learns from an answer 422 which those
 * are. Returns which filters were left out. A refused position or search is an error.
 */
export async function askList<const Schema extends v.GenericSchema>(
  { path, search, filters, position }: ListRequest,
  schema: Schema,
  signal?: AbortSignal,
): Promise<{ body: v.InferOutput<Schema>; refused: string[] }> {
  const list = `${config().explorerUrl} ${path.replace(/\/(0x[0-9a-fA-F]+|\d+)(?=\/|$)/g, '/*')}`
  const wanted = Object.keys(filters).filter((name) => filters[name] !== undefined)
  const nameOf = (name: string, isUnknown: boolean) =>
    isUnknown ? `${list} ${name}` : `${list} ${name}=${filters[name]}`
  const isRefused = (name: string) => learned.has(nameOf(name, true)) || learned.has(nameOf(name, false))
  const ask = (names: readonly string[]) => {
    const sent = Object.fromEntries(names.map((name) => [name, filters[name]]))
    return get(path, schema, { ...search, ...sent, ...position }, signal)
  }

  // Each turn leaves out at least one filter, so the loop ends.
  for (;;) {
    const sent = wanted.filter((name) => !isRefused(name))
    try {
      return { body: await ask(sent), refused: wanted.filter(isRefused) }
    } catch (error) {
      if (!(error instanceof InterfaceError) || error.status !== 422) throw error
      const { findRefused } = await import('./refusedFilters.ts')
      const refused = await findRefused(error, sent, Object.keys(position).length === 0, ask)
      if (refused.length === 0) throw error
      for (const { name, isUnknown } of refused) learned.add(nameOf(name, isUnknown))
    }
  }
}
