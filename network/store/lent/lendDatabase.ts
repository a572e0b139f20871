import type { PGliteInterface, Transaction } from '@electric-sql/pglite'

/** A statement of another process. */
export type Statement = {
  text: string
  values: unknown[] | undefined
  rowMode: 'array' | 'object' | undefined
  /** The types, by their numbers in PostgreSQL, whose values stay text. */
  asText: number[]
  /** The transaction that it belongs to. */
  transaction?: number | undefined
}

/** What the process that has the embedded database does for one that borrows it. */
export type LentDatabase = {
  /** The rows of a statement. */
  query(statement: Statement): Promise<unknown[]>
  /** Begins a transaction, when those of others have ended. Resolves to its number. */
  begin(): Promise<number>
  /** Ends a transaction. */
  finish(end: { transaction: number; commit: boolean }): Promise<void>
}

type Open = { database: Transaction; end: (commit: boolean) => Promise<void> }

/** Milliseconds that a transaction may take: the database has one connection, and the sync waits for it. */
const longestTransaction = 10_000

/**
 * Lends the embedded database, which has one connection, to another process. A transaction has it alone until it ends;
 * one that takes longer than `longest` milliseconds, or whose process ended, is rolled back.
 */
export function lendDatabase(
  client: Pick<PGliteInterface, 'query' | 'transaction'>,
  longest = longestTransaction,
): { lent: LentDatabase; takeBack: () => void } {
  const open = new Map<number, Open>()
  let last = 0
  let isLent = true

  function begin(): Promise<number> {
    return new Promise((granted, refused) => {
      const number = ++last
      const done = client.transaction(async (database) => {
        if (!isLent) throw new Error('The process that wanted a transaction has ended.')
        await new Promise<void>((commit, rollBack) => {
          const end = (isCommit: boolean) => {
            clearTimeout(timer)
            open.delete(number)
            if (isCommit) commit()
            else rollBack(new Error('rolled back'))
            return done.catch((error) => {
              if (isCommit) throw error
            })
          }
          const timer = setTimeout(() => void end(false), longest)
          open.set(number, { database, end })
          granted(number)
        })
      })
      done.catch(refused)
    })
  }

  function opened(number: number): Open {
    const found = open.get(number)
    if (!found) throw new Error('The transaction has ended, because it took too long.')
    return found
  }

  return {
    lent: {
      async query({ text, values, rowMode, asText, transaction }) {
        const database = transaction === undefined ? client : opened(transaction).database
        const parsers = Object.fromEntries(asText.map((type) => [type, (value: string) => value]))
        const { rows } = await database.query(text, values, { ...(rowMode && { rowMode }), parsers })
        return rows
      },
      begin,
      finish: ({ transaction, commit }) => opened(transaction).end(commit),
    },
    takeBack() {
      isLent = false
      for (const { end } of open.values()) void end(false)
    },
  }
}
