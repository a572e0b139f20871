import * as v from 'valibot'

/** One value kept in the browser. Reading never throws and returns only what the schema accepts. */
export type Stored<T> = {
  read(): T
  write(value: T): void
  subscribe(listener: () => void): () => void
}

/**
 * A validated value in localStorage under `tideline.<name>`. When storage is forbidden or full, the value is kept
 * in memory. `read` returns the same object until the value changes.
 */
export function stored<const S extends v.GenericSchema>(
  name: string,
  schema: S,
  fallback: v.InferOutput<S>,
): Stored<v.InferOutput<S>> {
  const key = `tideline.${name}`
  const listeners = new Set<() => void>()
  let raw: string | null | undefined
  let value: v.InferOutput<S> = fallback
  let isUnavailable = false

  function read() {
    if (isUnavailable) return value
    const found = readRaw(key)
    if (found === undefined) isUnavailable = true
    if (found === raw || found === undefined) return value
    raw = found
    value = found === null ? fallback : parseStored(schema, found, fallback)
    return value
  }

  function write(next: v.InferOutput<S>) {
    value = next
    raw = JSON.stringify(next)
    isUnavailable = !writeRaw(key, raw)
    for (const listener of listeners) listener()
  }

  function onStorage(event: StorageEvent) {
    if (event.key !== key && event.key !== null) return
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage)
    }
  }

  return { read, write, subscribe }
}

/** Removes everything the app keeps in this browser. */
export function clearStored(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('tideline.') || key.startsWith('wagmi.')) localStorage.removeItem(key)
    }
  } catch {
    // When storage is forbidden, there is nothing to remove.
  }
}

function readRaw(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

function writeRaw(key: string, raw: string): boolean {
  try {
    localStorage.setItem(key, raw)
    return true
  } catch {
    return false
  }
}

function parseStored<S extends v.GenericSchema>(schema: S, raw: string, fallback: v.InferOutput<S>) {
  try {
    const result = v.safeParse(schema, JSON.parse(raw))
    return result.success ? result.output : fallback
  } catch {
    return fallback
  }
}
