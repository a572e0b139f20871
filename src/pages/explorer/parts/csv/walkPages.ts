import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import type { Page } from '#interfaces/explorer/wire/page.ts'

/** Milliseconds between two requests: public explorers allow about five in a second. */
const pause = 220

type Walk<Row> = {
  ask: (page: Cursor | undefined) => Promise<Page<Row>>
  /** Where to begin; undefined for the first page. */
  from?: Cursor | undefined
  signal: AbortSignal
}

/**
 * Fetches the pages of a list one after the other. Ends after the last page, at a cursor that was requested before, and
 * after the current page when aborted.
 */
export async function* walkPages<Row>({ ask, from, signal }: Walk<Row>): AsyncGenerator<Page<Row>> {
  let at = from
  const asked = new Set([from])
  for (;;) {
    const page = await ask(at)
    if (signal.aborted) return
    const next = page.next === null || asked.has(page.next) ? null : page.next
    yield { ...page, next }
    if (next === null) return
    at = next
    asked.add(next)
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (signal.aborted) return
  }
}
