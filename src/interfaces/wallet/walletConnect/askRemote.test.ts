import { expect, test } from 'vitest'
import { askRemote } from './askRemote.ts'
import type { RelayClient } from './signClient.ts'

const chain = 'eip155:31337'
const send = { method: 'eth_sendTransaction', params: [] }

/** The used part of WalletConnect's client: whether its relay answers, and the result of a request. */
function clientWith({ connected = true, request }: { connected?: boolean; request: () => Promise<unknown> }) {
  const transportOpen = () => Promise.reject(new Error('The relay is away.'))
  return { core: { relayer: { connected, transportOpen } }, request } as unknown as RelayClient
}

test('a request fails unsent while the relay does not answer', async () => {
  let asked = 0
  const client = clientWith({ connected: false, request: async () => ++asked })
  await expect(askRemote(client, 'topic', chain, send)).rejects.toThrow('The relay is away.')
  expect(asked).toBe(0)
})

test('a wallet’s own error keeps its code', async () => {
  const client = clientWith({ request: () => Promise.reject({ code: -32_000, message: 'locked' }) })
  await expect(askRemote(client, 'topic', chain, send)).rejects.toMatchObject({
    code: -32_000,
    message: 'locked',
  })
})

test('a transaction whose answer is lost is neither sent nor failed', async () => {
  const client = clientWith({ request: () => Promise.reject(new Error('Request expired.')) })
  const answer = askRemote(client, 'topic', chain, send)
  expect(await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 50, 'still open'))])).toBe(
    'still open',
  )
})

test('another request whose answer is lost fails', async () => {
  const client = clientWith({ request: () => Promise.reject(new Error('Request expired.')) })
  const typedData = { method: 'eth_signTypedData_v4', params: [] }
  await expect(askRemote(client, 'topic', chain, typedData)).rejects.toThrow('Request expired.')
})
