import { beforeEach, expect, test, vi } from 'vitest'
import { HostileNetwork, newestHash, newestNumber, samples } from './hostileNetwork.ts'
import { openApp, stageBrowser } from './openApp.tsx'
import { pageText, saysFailureOf } from './oracle.ts'

let network: HostileNetwork

beforeEach(async () => {
  network = new HostileNetwork()
  await stageBrowser(network)
}, 120_000)

/** The text of the notice that the indexer is far behind. */
function lagBanner(): string | undefined {
  const banner =
    /^The indexer is [\d,]+ blocks .*behind the network: its prices and trades are those of block [\d,]+\. /
  const statuses = [...document.querySelectorAll('main [role=status]')]
  return statuses.map(({ textContent }) => textContent ?? '').find((text) => banner.test(text))
}

/** Whether the page has a badge with exactly this word. */
function marks(word: string): boolean {
  return [...document.querySelectorAll('main *')].some(
    ({ children, textContent }) => children.length === 0 && textContent === word,
  )
}

/** Lets the indexer's status report a lag; its other answers are unchanged. */
function holdBack(blocks: number, saysHead = true) {
  network.rewrite = (whole, from) => {
    if (from !== 'indexer' || !whole.includes('"indexerStatus"')) return whole
    const { data } = JSON.parse(whole)
    const status = { ...data.indexerStatus, lastBlock: data.indexerStatus.lastBlock - blocks }
    if (blocks > 0) Object.assign(status, saysHead ? { lag: blocks } : { headBlock: null, lag: null })
    return JSON.stringify({ data: { ...data, indexerStatus: status } })
  }
}

test.each(['/markets', `/markets/${samples.pool}`])(
  'an indexer that lags is said to on %s, which is live only after it caught up',
  { timeout: 60_000 },
  async (path) => {
    holdBack(500)
    const app = await openApp(path)
    await app.pass(5)
    expect(lagBanner(), pageText()).toBeDefined()
    expect(marks('Behind')).toBe(true)
    expect(marks('Live')).toBe(false)
    holdBack(0)
    await app.pass(15)
    expect(lagBanner()).toBeUndefined()
    expect(marks('Live'), pageText()).toBe(true)
    app.close()
  },
)

test.each(['/', `/token/${samples.token}`, `/portfolio/${samples.address}`])(
  'an indexer that lags is said to on %s, whose prices are its own, until it caught up',
  { timeout: 60_000 },
  async (path) => {
    holdBack(500)
    const app = await openApp(path)
    await app.pass(5)
    expect(lagBanner(), pageText()).toBeDefined()
    holdBack(0)
    await app.pass(15)
    expect(lagBanner()).toBeUndefined()
    app.close()
  },
)

test('no lag is shown with the node down and an indexer that does not report the head', async () => {
  holdBack(500, false)
  network.faults.set('node', 'no connection')
  const app = await openApp('/markets')
  await app.pass(30)
  expect(marks('Live'), pageText()).toBe(true)
  expect(lagBanner()).toBeUndefined()
  app.close()
})

test('an explorer that fails while its page is open leaves the rows, shows their age, and gets requests for one row', {
  timeout: 60_000,
}, async () => {
  const app = await openApp(`/address/${samples.address}`)
  const rows = () => document.querySelectorAll('main tbody tr').length
  await app.pass(3)
  expect(rows()).toBeGreaterThan(2)
  network.faults.set('explorer', 'no connection')
  await app.pass(30)
  expect(pageText()).toMatch(/As of .*Can't reach the explorer\./)
  expect(rows()).toBeGreaterThan(2)

  network.faults.clear()
  await app.pass(15)
  expect(saysFailureOf('explorer'), pageText()).toBe(false)
  const start = network.requests.length
  await app.pass(30)
  const lists = network.requests.slice(start).filter((url) => /\/transactions(\?|$)/.test(url))
  expect(lists.filter((url) => !url.includes('items_count=1')).length).toBeLessThanOrEqual(1)
  app.close()
})

test('a transaction that a reorg removes loses its success, and gets it back with its block', {
  timeout: 60_000,
}, async () => {
  const app = await openApp(`/tx/${samples.transaction}`)
  await app.pass(3)
  expect(pageText()).toMatch(/Success/)
  expect(pageText()).toMatch(/confirmations?/)
  await app.pass(6)
  network.gone.add(samples.transaction)
  replaceNewest()
  await app.pass(12)
  expect(pageText()).toMatch(/It was in block [\d,]+\. Now neither the explorer nor the node has it/)
  expect(pageText()).not.toMatch(/Success|confirmation|Swapped|Deposited|Sent/)

  network.gone.clear()
  await app.pass(8)
  expect(pageText()).toMatch(/Success/)
  app.close()
})

test('a transaction whose block the node has replaced shows no status and no confirmations', {
  timeout: 60_000,
}, async () => {
  const app = await openApp(`/tx/${samples.transaction}`)
  await app.pass(3)
  expect(pageText()).toMatch(/Success/)
  const wait = setBlocksEmpty()
  await app.pass(8)
  expect(wait(), pageText()).toBeGreaterThan(0)
  expect(pageText()).toMatch(
    /The explorer lists it in block [\d,]+\. The node's block [\d,]+ does not have it/,
  )
  expect(pageText()).not.toMatch(/Success|confirmation/)
  app.close()
})

/** Changes the hash of the newest block. */
function replaceNewest() {
  network.rewrite = (whole, from) =>
    from === 'node' ? whole.replaceAll(newestHash, `0x${'f'.repeat(64)}`) : whole
}

test.each([500, 0])(
  'a node whose newest block goes back to %d is not live',
  { timeout: 60_000 },
  async (newest) => {
    const app = await openApp('/txs')
    await app.pass(3)
    const status = () => document.querySelector('header [popovertarget]')?.getAttribute('aria-label')
    expect(status()).toMatch(/^Network live/)
    network.rewrite = (whole, from) =>
      from === 'node' ? whole.replaceAll(`"${newestNumber}"`, `"0x${newest.toString(16)}"`) : whole
    await app.pass(5)
    expect(status()).toMatch(/^Node went back/)
    network.rewrite = (whole) => whole
    await app.pass(5)
    expect(status()).toMatch(/^Network live/)
    app.close()
  },
)

/** Lets the node answer numbered blocks as blocks without transactions. Returns the number of such answers. */
function setBlocksEmpty() {
  let count = 0
  const ask = network.fetch
  vi.stubGlobal('fetch', async (input: URL, init: RequestInit = {}) => {
    const response = await ask(input, init)
    if (!String(init.body).includes('eth_getBlockByNumber')) return response
    const calls = [JSON.parse(String(init.body))].flat()
    const answers = [JSON.parse(await response.text())].flat()
    for (const { id, method, params } of calls) {
      const answer = answers.find((each) => each.id === id)
      if (method !== 'eth_getBlockByNumber' || !/^0x/.test(params[0])) continue
      count += 1
      answer.result = emptyBlock(params[0])
    }
    return Response.json(String(init.body).startsWith('[') ? answers : answers[0])
  })
  return () => count
}

function emptyBlock(number: string) {
  return {
    number,
    hash: `0x${'e'.repeat(64)}`,
    parentHash: `0x${'d'.repeat(64)}`,
    timestamp: '0x65920080',
    gasUsed: '0x0',
    gasLimit: '0x1c9c380',
    transactions: [],
  }
}
