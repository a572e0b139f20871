import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, Store } from '#network/store/database.ts'
import type { LentDatabase } from '#network/store/lent/lendDatabase.ts'
import type { Calls } from '#network/store/lent/processCalls.ts'
import type { Notice } from '#network/store/notice.ts'
import { allTables } from '#network/store/schema/allTables.ts'

type Query = { rowMode?: 'array' | 'object'; parsers?: Record<number, unknown> }

/** The part of PGlite that Drizzle's driver for it calls. */
type Client = {
  query(text: string, values?: unknown[], how?: Query): Promise<{ rows: unknown[] }>
  transaction<Result>(run: (client: Client) => Promise<Result>): Promise<Result>
}

/**
 * Opens the embedded database of another process, for reading. The same driver reads it there and here, so answers are
 * the same; `announce` calls the listeners with a notice that the other process passes on.
 */
export function openBorrowed(calls: Calls<LentDatabase>): {
  store: Store
  announce: (notice: Notice) => void
} {
  const listeners = new Set<(notice: Notice) => void>()
  const client = clientOf(calls) as unknown as PGlite
  const database = drizzle({ client, schema: allTables, casing: 'snake_case' })
  const refuse = () => Promise.reject(new Error('This process only reads the database.'))
  return {
    store: {
      database: database as unknown as Database,
      async listen(listener) {
        listeners.add(listener)
        return async () => void listeners.delete(listener)
      },
      mayWrite: async () => false,
      rewriteTable: refuse,
      close: async () => undefined,
    },
    announce(notice) {
      for (const listener of listeners) listener(notice)
    },
  }
}

function clientOf(calls: Calls<LentDatabase>, transaction?: number): Client {
  return {
    async query(text, values, { rowMode, parsers = {} } = {}) {
      // Drizzle's parsers are functions, which leave the text of a value as it is.
      const asText = Object.keys(parsers).map(Number)
      return { rows: await calls.call('query', { text, values, rowMode, asText, transaction }) }
    },
    async transaction(run) {
      const begun = await calls.call('begin')
      try {
        const result = await run(clientOf(calls, begun))
        await calls.call('finish', { transaction: begun, commit: true })
        return result
      } catch (error) {
        await calls.call('finish', { transaction: begun, commit: false }).catch(() => undefined)
        throw error
      }
    },
  }
}
