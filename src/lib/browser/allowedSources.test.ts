import { expect, test } from 'vitest'
import { connectSources, imageSources, isNamedImage } from './allowedSources.ts'

const chain = { rpcUrl: 'http://127.0.0.1:8545', explorerUrl: 'https://explorer.example/base' }

test('a page reaches its site and the servers of the interfaces, without their paths', () => {
  expect(connectSources(chain)).toBe("'self' http://127.0.0.1:8545 https://explorer.example")
})

test('the indexer is reached over a WebSocket, too; servers of several interfaces are named once', () => {
  const one = {
    ...chain,
    indexerUrl: 'https://explorer.example/markets',
    lendingUrl: 'https://explorer.example',
  }
  expect(connectSources(one)).toBe(
    "'self' https://explorer.example http://127.0.0.1:8545 wss://explorer.example",
  )
  expect(connectSources({ ...chain, indexerUrl: 'http://127.0.0.1:4001' })).toContain('ws://127.0.0.1:4001')
})

test('pictures come from the named servers only', () => {
  const named = { ...chain, imageOrigins: ['https://images.example'] }
  expect(imageSources(chain)).toBe("'self' data:")
  expect(imageSources(named)).toBe("'self' data: https://images.example")
  expect(isNamedImage('https://images.example/a.png', named)).toBe(true)
  expect(isNamedImage('https://other.example/a.png', named)).toBe(false)
  expect(isNamedImage('https://images.example/a.png', chain)).toBe(false)
  expect(isNamedImage('https://other.example/a.png', { ...chain, imageOrigins: ['https:'] })).toBe(true)
})

test('the relay of WalletConnect is reached only where the site has a project id', () => {
  const wallet = { walletConnectRelayUrl: 'wss://relay.example/path' }
  expect(connectSources({ ...chain, wallet })).toBe(connectSources(chain))
  expect(connectSources({ ...chain, wallet: { ...wallet, walletConnectProjectId: null } })).toBe(
    connectSources(chain),
  )
  expect(connectSources({ ...chain, wallet: { ...wallet, walletConnectProjectId: 'a'.repeat(32) } })).toBe(
    `${connectSources(chain)} wss://relay.example`,
  )
})
