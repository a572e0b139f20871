import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { createRpc } from '#network/rpc/rpcClient.ts'
import { type Config, test } from '../../fixtures.ts'

/**
 * Any web page can send requests to the ports of this machine. A page of another origin tries all of them without
 * effect.
 */

const rich = `0x${'7'.repeat(40)}`
const [from, to] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cfFFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
]
const attacks = [
  { method: 'anvil_reset', params: [] },
  { method: 'anvil_reset', params: [{ forking: { jsonRpcUrl: 'http://127.0.0.1:9' } }] },
  { method: 'anvil_setBalance', params: [rich, '0xffffffffffffffff'] },
  { method: 'anvil_impersonateAccount', params: [rich] },
  { method: 'evm_setAutomine', params: [true] },
  { method: 'eth_sendTransaction', params: [{ from, to, value: '0x7' }] },
  { method: 'eth_chainId', params: [] },
]

async function openForeignPage(page: Page): Promise<() => void> {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<p>Hello'),
  )
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}`)
  return () => void server.close().closeAllConnections()
}

/** The answers that a page gets from a URL, by every kind of request. */
function askFrom(page: Page, url: string, bodies: string[], sockets = true): Promise<string[]> {
  return page.evaluate(
    async ([at, all, withSocket]) => {
      const heard: string[] = []
      for (const body of all)
        for (const [mode, type] of [
          ['cors', 'application/json'],
          ['cors', 'text/plain'],
          ['no-cors', 'text/plain'],
        ] as const)
          await fetch(at, { method: 'POST', mode, headers: { 'content-type': type }, body })
            .then(async (answer) => answer.type === 'opaque' || heard.push(await answer.text()))
            .catch(() => undefined)
      if (!withSocket) return heard
      await new Promise<void>((resolve) => {
        const socket = new WebSocket(
          at.replace('http', 'ws'),
          at.includes('graphql') ? 'graphql-transport-ws' : [],
        )
        socket.onopen = () => {
          heard.push('the socket opened')
          for (const body of all) socket.send(body)
        }
        socket.onmessage = ({ data }) => heard.push(String(data))
        socket.onclose = () => resolve()
        setTimeout(() => socket.close(), 3_000)
      })
      return heard
    },
    [url, bodies, sockets] as const,
  )
}

async function chainNow({ rpcUrl }: Config) {
  const rpc = createRpc(rpcUrl)
  return {
    genesis: (await rpc.call<{ hash: string }>('eth_getBlockByNumber', ['0x0', false])).hash,
    rich: await rpc.call('eth_getBalance', [rich, 'latest']),
    sent: await rpc.call('eth_getTransactionCount', [from, 'pending']),
    code: String(await rpc.call('eth_getCode', [to, 'latest'])),
  }
}

test('a page of another origin reads nothing, changes nothing and stops nothing', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const close = await openForeignPage(page)
  const before = await chainNow(config)
  const calls = attacks.map((attack, id) => JSON.stringify({ jsonrpc: '2.0', id, ...attack }))
  const query = JSON.stringify({ query: '{ indexerStatus { lastBlock } }' })
  expect(await askFrom(page, config.rpcUrl, [...calls, ' '.repeat(8_000_000)])).toEqual([])
  expect(await askFrom(page, `${config.indexerUrl}/graphql`, [query, ' '.repeat(8_000_000)])).toEqual([])
  for (const url of [`${config.explorerUrl}/api/v2/blocks`, `${config.lendingUrl}/api/pools`])
    expect(await askFrom(page, url, [' '.repeat(8_000_000)])).toEqual([])
  expect(await chainNow(config)).toEqual(before)
  for (const url of [config.indexerUrl, config.explorerUrl, config.lendingUrl])
    expect((await fetch(`${url}/health`)).status).toBe(200)
  close()
})

test('the app’s own page can read the node by fetch, but not call development methods', async ({
  page,
  config,
}) => {
  await page.goto('/settings')
  const calls = attacks.map((attack, id) => JSON.stringify({ jsonrpc: '2.0', id, ...attack }))
  const before = await chainNow(config)
  const heard = (await askFrom(page, config.rpcUrl, calls, false)).filter((text) => text.startsWith('{'))
  const answers = heard.map((text) => JSON.parse(text))
  // The page's policy allows no socket to the node.
  expect(answers.filter(({ result }) => result === `0x${config.chainId.toString(16)}`)).toHaveLength(2)
  expect(answers.filter(({ error }) => /is not for pages/.test(error?.message))).toHaveLength(12)
  expect(await chainNow(config)).toEqual(before)
})
