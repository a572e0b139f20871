import { beforeEach, expect, test, vi } from 'vitest'
import { openPairing } from './pairing.ts'
import { pairWallet } from './pairWallet.ts'
import type { RelayClient } from './signClient.ts'

beforeEach(() => vi.useFakeTimers())
const never = () => new Promise<never>(() => undefined)

/** The used part of WalletConnect's client: the code it creates, and the wallet that accepts it. */
function clientWith(connect: () => Promise<unknown>) {
  return { connect } as unknown as RelayClient
}

test('pairing fails when nobody used the code within five minutes, and the code is withdrawn', async () => {
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

test('the relay’s own expiry error has the same sentence', async () => {
  const approval = () => Promise.reject({ message: 'Proposal expired', code: 0 })
  const paired = pairWallet(
    clientWith(async () => ({ uri: 'wc:1', approval })),
    1,
  )
  await expect(paired).rejects.toThrow('The code expired before a wallet used it.')
})

test('pairing fails when the relay does not answer', async () => {
  const paired = pairWallet(clientWith(never), 1)
  paired.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(21_000)
  await expect(paired).rejects.toThrow("Can't reach the WalletConnect relay.")
})
