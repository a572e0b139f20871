import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPairing } from './pairing.ts'
import { pairWallet } from './pairWallet.ts'
import type { RelayClient } from './signClient.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const never = () => new Promise<never>(() => undefined)

/** WalletConnect's client as far as it is used: the code it makes, and who takes it. */
function clientWith(connect: () => Promise<unknown>) {
  return { connect } as unknown as RelayClient
}

test('error: a code that nobody used within five minutes has expired, and is not offered any more', async () => {
  const paired = pairWallet(
    clientWith(async () => ({ uri: 'wc:1', approval: never })),
    1,
  )
  paired.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(299_000)
  expect(openPairing()?.uri).toBe('wc:1')
  await vi.advanceTimersByTimeAsync(2_000)
  await expect(paired).rejects.toThrow('The code expired before a wallet used it.')
  expect(openPairing()).toBeNull()
})

test("error: the relay's own word that a code has expired reads the same", async () => {
  const approval = () => Promise.reject({ message: 'Proposal expired', code: 0 })
  const paired = pairWallet(
    clientWith(async () => ({ uri: 'wc:1', approval })),
    1,
  )
  await expect(paired).rejects.toThrow('The code expired before a wallet used it.')
})

test('error: a relay that keeps silent', async () => {
  const paired = pairWallet(clientWith(never), 1)
  paired.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(21_000)
  await expect(paired).rejects.toThrow('The WalletConnect relay cannot be reached.')
})
