import type { Cursor, Page } from '#interfaces/explorer/wire/page.ts'

/** Milliseconds between two requests: public explorers allow about five in a second. */
const pause = 220

type Walk<Row> = {
  ask: (page: Cursor | undefined) => Promise<Page<Row>>
  /** Where to begin; undefined for the first page. */
  from?: Cursor | undefined
  signal: AbortSignal
}

/** The pages of a list, one request after the other. It ends with the list, and after the page under way when aborted. */
export async function* walkPages<Row>({ ask, from, signal }: Walk<Row>): AsyncGenerator<Page<Row>> {
  let at = from
  for (;;) {
    const page = await ask(at)
    if (signal.aborted) return
    yield page
    if (page.next === null) return
    at = page.next
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (signal.aborted) return
  }
}
