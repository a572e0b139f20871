import * as v from 'valibot'
import { type Address, address } from '#lib/wire/shapes.ts'

type Call = { method: string; params?: readonly unknown[] | object }
type Listener = (...values: unknown[]) => void
type Foreign = {
  request(call: Call): Promise<unknown>
  on?(event: string, listener: Listener): unknown
  removeListener?(event: string, listener: Listener): unknown
  off?(event: string, listener: Listener): unknown
}

/** A wallet whose lists of accounts can be trusted in form: its requests and its events, by EIP-1193. */
export type SoundProvider = {
  request(call: Call): Promise<unknown>
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
}

/** The most accounts to read: the app uses the first, and wagmi stores them all. */
const mostAccounts = 100

const wrapped = new WeakMap<object, SoundProvider>()

/**
 * A wallet's provider as wagmi may read it: each list of accounts holds addresses only, checksummed, each once, in the
 * wallet's own order. wagmi throws at any other list, in a listener where nobody catches it, and goes on with the account
 * from before. The same provider gives the same object.
 */
export function soundProvider(provider: object): SoundProvider {
  const known = wrapped.get(provider)
  if (known) return known
  const sound = wrap(provider as Foreign)
  wrapped.set(provider, sound)
  return sound
}

function wrap(provider: Foreign): SoundProvider {
  const inner = new Map<Listener, Listener>()

  /** The listener to register for an event; the same for the same listener, so that it can be removed. */
  function listenerFor(event: string, listener: Listener): Listener {
    if (event !== 'accountsChanged') return listener
    const own = inner.get(listener) ?? ((accounts) => listener(readAccounts(accounts) ?? []))
    inner.set(listener, own)
    return own
  }

  return {
    async request(call) {
      const answer = await provider.request(call)
      if (call.method !== 'eth_accounts' && call.method !== 'eth_requestAccounts') return answer
      const accounts = readAccounts(answer)
      if (accounts === null) throw new Error('It answered without a list of accounts.')
      return accounts
    },
    on(event, listener) {
      provider.on?.(event, listenerFor(event, listener))
    },
    removeListener(event, listener) {
      const remove = provider.removeListener ?? provider.off
      remove?.call(provider, event, listenerFor(event, listener))
    },
  }
}

/** The accounts in a wallet's answer, what is no address left out; null where it is no list. */
function readAccounts(answer: unknown): Address[] | null {
  if (!Array.isArray(answer)) return null
  const accounts = answer.slice(0, mostAccounts).flatMap((each) => {
    const result = v.safeParse(address, each)
    return result.success ? [result.output] : []
  })
  return [...new Set(accounts)]
}
