import { clear, createStore, delMany, get, set, type UseStore, update } from 'idb-keyval'
import * as v from 'valibot'
import { withTimeout } from '#lib/requests/withTimeout.ts'
import { hasRecords } from './hasRecords.ts'

/** The limits of the store: records, characters of JSON of all and of one, and milliseconds of age. */
export const bounds = { records: 400, characters: 4_000_000, ofOne: 200_000, age: 24 * 3_600_000 }

/** A browser that does not answer in this time has no store, in milliseconds. */
const answerTimeout = 500

const recordSchema = v.object({ at: v.number(), value: v.unknown() })

/** Each record, oldest first. */
const indexSchema = v.fallback(v.array(v.object({ key: v.string(), characters: v.number() })), [])
const indexKey = 'index'

let opened: UseStore | undefined

function store(): UseStore {
  opened ??= createStore('tideline', 'records')
  return opened
}

/** The value of a record that was kept in IndexedDB, unchecked; undefined without one, or without IndexedDB. */
export async function readRecord(key: string): Promise<unknown> {
  const found = v.safeParse(recordSchema, await orNothing(() => get(recordKey(key), store())))
  return found.success && Date.now() - found.output.at < bounds.age ? found.output.value : undefined
}

/** Keeps a value in IndexedDB; the oldest records make room. Without IndexedDB nothing happens. */
export async function keepRecord(key: string, value: unknown): Promise<void> {
  const characters = JSON.stringify(value).length
  if (characters > bounds.ofOne) return
  let dropped: string[] = []
  await orNothing(async () => {
    await update(
      indexKey,
      (before) => {
        const others = v.parse(indexSchema, before).filter((each) => each.key !== key)
        const index = newest([...others, { key, characters }])
        const kept = new Set(index.map((each) => each.key))
        dropped = others.map((each) => each.key).filter((each) => !kept.has(each))
        return index
      },
      store(),
    )
    await set(recordKey(key), { at: Date.now(), value }, store())
    await delMany(dropped.map(recordKey), store())
    if (!hasRecords.read()) hasRecords.write(true)
  })
}

/** Forgets all records. */
export async function forgetRecords(): Promise<void> {
  hasRecords.write(false)
  await orNothing(() => clear(store()))
}

type Index = v.InferOutput<typeof indexSchema>

/** The newest entries that fit into the limits. */
function newest(index: Index): Index {
  let room = bounds.characters
  const first = index.findLastIndex(({ characters }, at) => {
    room -= characters
    return room < 0 || index.length - at > bounds.records
  })
  return index.slice(first + 1)
}

function recordKey(key: string): string {
  return `record ${key}`
}

/** Runs work on IndexedDB; undefined when it is missing, forbidden, full, broken or does not answer. */
async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await withTimeout(work(), answerTimeout, () => undefined)
  } catch {
    return undefined
  }
}
