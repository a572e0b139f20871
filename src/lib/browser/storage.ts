import * as v from 'valibot'

/** One value kept in the browser. Reading never throws and returns only what the schema accepts. */
export type Stored<T> = {
  read(): T
  write(value: T): void
  subscribe(listener: () => void): () => void
}

/**
 * A validated value in localStorage under `tideline.<name>`. When that is forbidden or full, the value is kept for this tab:
 * in sessionStorage, which a reload leaves, else in memory. `read` returns the same object until the value changes.
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
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const key of Object.keys(globalThis[area])) {
        if (key.startsWith('tideline.') || key.startsWith('wagmi.')) globalThis[area].removeItem(key)
      }
    } catch {
      // When storage is forbidden, there is nothing to remove.
    }
  }
}

type Area = 'localStorage' | 'sessionStorage'

/** Reads a key, first this tab's value: it is newer, because it could not be written to the device. */
function readRaw(key: string): string | null | undefined {
  return readArea('sessionStorage', key) ?? readArea('localStorage', key)
}

/** The text under a key; undefined when the browser forbids the area. */
function readArea(area: Area, key: string): string | null | undefined {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return undefined
  }
}

/** Writes to the device, else for this tab; false when neither can be written. */
function writeRaw(key: string, raw: string): boolean {
  if (!writeArea('localStorage', key, raw)) return writeArea('sessionStorage', key, raw)
  if (readArea('sessionStorage', key) != null) removeFrom('sessionStorage', key)
  return true
}

function writeArea(area: Area, key: string, raw: string): boolean {
  try {
    globalThis[area].setItem(key, raw)
    return true
  } catch {
    return false
  }
}

function removeFrom(area: Area, key: string): void {
  try {
    globalThis[area].removeItem(key)
  } catch {
    // What cannot be removed cannot be read either.
  }
}

const probeKey = 'tideline.probe'
/** The characters of a probe, about as many as a few records. */
const probeLength = 10_000

/** How long a value written now would last: on this device, until this tab closes, or until it reloads. */
export function storageReach(): 'device' | 'tab' | 'page' {
  const areas = ['localStorage', 'sessionStorage'] as const
  const area = areas.find((each) => writeArea(each, probeKey, 'x'.repeat(probeLength)))
  if (area) removeFrom(area, probeKey)
  if (area === undefined) return 'page'
  return area === 'localStorage' ? 'device' : 'tab'
}

function parseStored<S extends v.GenericSchema>(schema: S, raw: string, fallback: v.InferOutput<S>) {
  try {
    const result = v.safeParse(schema, JSON.parse(raw))
    return result.success ? result.output : fallback
  } catch {
    return fallback
  }
}
