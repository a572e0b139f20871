import { createStorage } from 'wagmi'

/*
 * wagmi trusts what it reads from the browser's storage: a closed storage makes createConfig throw, an invalid value
 * every render. So reading and writing never throw here, and values that are no saved state are removed before wagmi
 * reads them.
 */

const memory = new Map<string, string>()

function getItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

function setItem(key: string, value: string) {
  memory.set(key, value)
  try {
    localStorage.setItem(key, value)
  } catch {
    // Kept in memory for this visit.
  }
}

function removeItem(key: string) {
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** Storage for wagmi that survives private windows, full disks and foreign contents. */
export function walletStorage() {
  for (const key of ['wagmi.store', 'wagmi.recentConnectorId'])
    if (!isSound(key, getItem(key))) removeItem(key)
  return createStorage({ storage: { getItem, setItem, removeItem } })
}

/** Whether a saved text is something wagmi wrote; exported for the test. */
export function isSound(key: string, raw: string | null): boolean {
  if (raw === null) return true
  try {
    const value: unknown = JSON.parse(raw)
    return key === 'wagmi.store' ? isState(value) : typeof value === 'string' && value.length < 100
  } catch {
    return false
  }
}

function isState(value: unknown): boolean {
  const state = (value as { state?: Record<string, unknown> } | null)?.state
  if (typeof state !== 'object' || state === null) return false
  const { connections, chainId, current } = state
  const saved = connections as { __type?: unknown; value?: unknown } | null
  const isMap = saved?.__type === 'Map' && Array.isArray(saved.value) && saved.value.every(isConnection)
  return isMap && typeof chainId === 'number' && (current === null || typeof current === 'string')
}

function isConnection(entry: unknown): boolean {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false
  const connection = entry[1] as { accounts?: unknown; connector?: { id?: unknown } | null } | null
  return Array.isArray(connection?.accounts) && typeof connection.connector?.id === 'string'
}
