import type { Database, Store } from '#network/store/store.ts'

const statements = new Set<string | symbol>(['execute', 'select', 'insert', 'update', 'delete'])

/**
 * A store whose transactions can fail. `before` is called before each statement and before the commit, with the number
 * of statements so far. What it throws is the database's failure.
 */
export function faultyStore(store: Store, before: (statement: number) => void): Store {
  const transaction: Database['transaction'] = (run, config) =>
    store.database.transaction(async (inner) => {
      let count = 0
      const watched = new Proxy(inner, {
        get(target, name) {
          if (statements.has(name)) before(count++)
          const member = Reflect.get(target, name)
          return typeof member === 'function' ? member.bind(target) : member
        },
      })
      const result = await run(watched)
      before(count)
      return result
    }, config)
  const database = new Proxy(store.database, {
    get(target, name) {
      if (name === 'transaction') return transaction
      const member = Reflect.get(target, name)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  return { ...store, database }
}
