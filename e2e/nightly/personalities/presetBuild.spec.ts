import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { answers } from '../../../test/realNetwork/answers.ts'
import { realNetwork } from '../../../test/realNetwork/realNetwork.ts'
import { startStaticHost } from '../../servers/staticHost.ts'
import { openInside } from './openInside.ts'
import { seenOn } from './seenOn.ts'

/* What `npm run build -- --network hyperpaxeer` makes, served by the host rules in it. */

const pool = answers.A.data.markets[0]?.poolAddress ?? ''
const trader = '0x81b637d8fCD2C6da6359E6963113a1170de795e4'
const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/** What a build writes for one network. */
const named = ['config.json', '_headers', '_redirects', 'nginx.conf', 'Caddyfile']

let folder: string
let host: Awaited<ReturnType<typeof startStaticHost>>

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-preset-'))
  const before = join(folder, 'before')
  await cp('dist', before, { recursive: true })
  execFileSync(process.execPath, ['scripts/build.mjs', '--network', 'hyperpaxeer'])
  await cp('dist', join(folder, 'built'), { recursive: true })
  // The build that other tests use is the one of before.
  for (const name of named) await cp(join(before, name), join('dist', name)).catch(() => undefined)
  host = await startStaticHost(join(folder, 'built'))
})

test.afterAll(async () => {
  host?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Answers for the servers that the preset names, as a lending service without cross-origin reads; lists all other requests. */
async function answerPreset(page: Page) {
  const { indexerUrl, rpcUrl, explorerUrl } = JSON.parse(
    await readFile('scripts/presets/hyperpaxeer.json', 'utf8'),
  )
  const servers = { indexer: indexerUrl, node: rpcUrl, explorer: explorerUrl }
  const answerOf = realNetwork({ closedLending: true, unknownPool: true })
  const harm: string[] = []
  page.on('pageerror', (error) => harm.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) harm.push(message.text())
  })
  await page.routeWebSocket(/.*/, (socket) => {
    if (new URL(socket.url()).host !== new URL(indexerUrl).host) harm.push(socket.url())
    void socket.close()
  })
  await page.route('**', async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    const isOwn = url.origin === host.url
    if (isOwn && !url.pathname.startsWith('/lending-api/')) return route.continue()
    const [name] = Object.entries(servers).find(([, at]) => new URL(at).host === url.host) ?? []
    if (name === undefined && !isOwn) {
      harm.push(`another host: ${url.href}`)
      return route.abort()
    }
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: open })
    const asked = new URL(url.pathname + url.search, `http://${name ?? 'lending'}.real.test`)
    const answer = await answerOf(asked, JSON.parse(request.postData() ?? '{}'))
    return answer ? route.fulfill({ status: answer.status, json: answer.body, headers: open }) : route.abort()
  })
  return harm
}

const pages: [string, (string | RegExp)[], RegExp][] = [
  ['/', ['5.21%', '7.85%', '0.28 s', 'HyperPaxeer'], /521|785|Good score|Tideline Testnet/],
  ['/markets?view=table', ['PELA', '$14.2K', '$588.31'], /\$864K|864,588/],
  [
    `/markets/${pool}`,
    ['$588.31', '$2,500.00', 'via router', 'Estimate only'],
    /99\.9|Market not found|Connect to trade/,
  ],
  [`/markets/${pool}?tab=fees`, ['$54.50', 'Burn'], /Claimed/],
  [`/address/${trader}`, ['HPX'], /\bETH\b/],
  [`/portfolio/${trader}`, ['+$216.21', '+$72.58'], /No trades on any market/],
  ['/lending', ['5.21%', '7.85%', 'This site does not know the pool contract'], /521|785|can't be reached/],
  [`/lending/${trader}`, ['825', '$10,000.00', '$5,000.00'], /Good score/],
]

test('the build for HyperPaxeer asks its own servers only, and tells their figures on every page', async ({
  page,
}) => {
  const harm = await answerPreset(page)
  const response = await page.goto(`${host.url}/`)
  expect(response?.headers()['content-security-policy']).toContain('https://public-rpc.paxeer.app')
  expect(await (await page.request.get(`${host.url}/config.json`)).json()).toMatchObject({ chainId: 125 })
  for (const [path, sees, never] of pages) {
    await openInside(page, path)
    let text = ''
    const missing = async () => {
      text = await seenOn(page)
      return sees.filter((each) => (typeof each === 'string' ? !text.includes(each) : !each.test(text)))
    }
    await expect.soft.poll(missing, { message: path, timeout: 15_000 }).toEqual([])
    expect.soft(text, path).not.toMatch(never)
    expect.soft(text, path).not.toMatch(/\bNaN\b|undefined|Invalid Date|could not be shown/)
  }
  expect(harm).toEqual([])
})
