import { vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'

/**
 * Puts a server behind `fetch` for one test, with these changes of the configuration; returns the paths it was asked
 * for, with their parameters.
 */
export async function serve(answer: (url: URL) => Response | Promise<Response>, changes: object = {}) {
  await loadTestConfig(changes)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: URL | string) => {
    const url = new URL(input)
    asked.push(`${url.pathname.replace('/api/v2', '')}${url.search}`)
    return answer(url)
  })
  return asked
}

/** A current public server: cursors, and 422 for every parameter not in `known`. */
export function strictList(rows: readonly unknown[], known: readonly string[] = []) {
  const size = 2
  return ({ searchParams }: URL) => {
    const unknown = [...searchParams.keys()].find((name) => !['index', 'flag', ...known].includes(name))
    if (unknown) {
      const error = {
        title: 'Invalid value',
        source: { pointer: `/${unknown}` },
        detail: `Unexpected field: ${unknown}`,
      }
      return Response.json({ errors: [error] }, { status: 422 })
    }
    const start = Number(searchParams.get('index') ?? 0)
    const next = start + size < rows.length ? { index: start + size, flag: null, empty: '' } : null
    return Response.json({ items: rows.slice(start, start + size), next_page_params: next })
  }
}

/** A server of the specification: page numbers, and nothing but `items` in the body. */
export function specList(rows: readonly unknown[]) {
  return ({ searchParams }: URL) => {
    const size = Number(searchParams.get('items_count') ?? 50)
    const page = Number(searchParams.get('page') ?? 1)
    return Response.json({ items: rows.slice((page - 1) * size, page * size) })
  }
}
