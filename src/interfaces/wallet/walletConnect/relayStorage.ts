/** The app's own prefix, so that "Clear local data" removes these keys. */
const prefix = 'tideline.walletConnect.'

/**
 * WalletConnect's storage of keys and sessions, beside the app's other data in this browser. Where the browser's
 * storage is closed or full, it keeps them in memory for this visit. Reading never throws.
 */
export function relayStorage() {
  const memory = new Map<string, string>()

  function read(key: string): string | null {
    try {
      return localStorage.getItem(prefix + key)
    } catch {
      return memory.get(key) ?? null
    }
  }

  function keys(): string[] {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length))
    } catch {
      return [...memory.keys()]
    }
  }

  async function getItem<T>(key: string): Promise<T | undefined> {
    try {
      return (JSON.parse(read(key) ?? 'null') as T | null) ?? undefined
    } catch {
      return undefined
    }
  }

  async function setItem<T>(key: string, value: T): Promise<void> {
    const text = JSON.stringify(value)
    memory.set(key, text)
    try {
      localStorage.setItem(prefix + key, text)
    } catch {
      // Kept in memory for this visit.
    }
  }

  async function removeItem(key: string): Promise<void> {
    memory.delete(key)
    try {
      localStorage.removeItem(prefix + key)
    } catch {
      // Nothing was kept.
    }
  }

  async function getEntries<T>(): Promise<[string, T][]> {
    const entries = await Promise.all(keys().map(async (key) => [key, await getItem<T>(key)] as const))
    return entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  }

  return { getKeys: async () => keys(), getEntries, getItem, setItem, removeItem }
}
