import type { BrowserContext, Page } from '@playwright/test'
import { Interface } from 'ethers/abi'
import { getAddress } from 'ethers/address'
import { Transaction } from 'ethers/transaction'
import { type Displayed, watchClicks } from '#signing/displayed.ts'
import type { WalletRequest } from '#signing/requests.ts'
import { SigningCheck } from '#signing/signingCheck.ts'
import type { Token, World } from '#signing/world.ts'
import type { Config } from '../fixtures.ts'
import { ask } from '../servers/indexer.ts'

/** Pays new demo wallets their coins: account 10 of the publicly known mnemonic. */
const faucet = '0xBcd4042DE499D14e55001CcbB24a551F3b954096'

const signingChecks = new WeakMap<Page, SigningCheck>()

/** The signing check of this page. */
export function signingCheckOf(page: Page): SigningCheck {
  const signingCheck = signingChecks.get(page)
  if (!signingCheck) throw new Error('Nobody watches this page.')
  return signingCheck
}

/**
 * Watches every page of a context before it is opened, a second tab as well. A transaction of the demo wallet is
 * recorded at the node's request, a message at the wallet's event, so that unused ones are recorded too. Returns a
 * function that gives the checks with recorded requests.
 */
export async function watchPages(context: BrowserContext): Promise<() => SigningCheck[]> {
  const watched: SigningCheck[] = []
  const watch = (page: Page) => {
    const signingCheck = new SigningCheck()
    signingChecks.set(page, signingCheck)
    watched.push(signingCheck)
  }
  context.on('page', watch)
  context.pages().forEach(watch)
  await context.exposeBinding('tellDisplayed', ({ page }, shown: Displayed) =>
    signingCheckOf(page).see(shown),
  )
  await context.addInitScript(watchClicks)
  await context.exposeBinding('tellSigned', ({ page }, request: WalletRequest) =>
    signingCheckOf(page).hear(request, String(request.params?.[0])),
  )
  await context.addInitScript(watchDemoWallet)
  context.on('request', (request) => {
    const body = request.method() === 'POST' ? (request.postData() ?? '') : ''
    if (!body.includes('eth_sendRawTransaction')) return
    const signingCheck = signingCheckOf(request.frame().page())
    for (const call of [JSON.parse(body)].flat()) {
      if (call.method !== 'eth_sendRawTransaction') continue
      const { from, data } = Transaction.from(call.params[0])
      if (from !== faucet || data !== '0x') signingCheck.hear(call, String(from))
    }
  })
  return () => watched.filter(({ count }) => count > 0)
}

/**
 * Calls `window.tellSigned` with each message that the demo wallet signs. It runs in the page and uses nothing from
 * outside.
 */
function watchDemoWallet() {
  addEventListener('tideline:demoWalletSigns', (event) => {
    const { tellSigned } = window as unknown as { tellSigned: (request: unknown) => void }
    tellSigned((event as CustomEvent).detail)
  })
}

const tokenFunctions = new Interface([
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
])
const registryFunctions = new Interface(['function getApprovedStablecoins() view returns (address[])'])
const marketFunctions = new Interface([
  'function token() view returns (address)',
  'function factory() view returns (address)',
  'function marketNFT() view returns (address)',
])

/**
 * The chain's data of the pool's tokens, of the markets on whose pages something was signed or whose tokens the
 * requests name.
 */
export async function worldOf(config: Config, signed: SigningCheck): Promise<World> {
  const read = async (to: string, functions: Interface, name: string) => {
    const call = { to, data: functions.encodeFunctionData(name) }
    const body = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [call, 'latest'] }
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(config.rpcUrl, { method: 'POST', headers, body: JSON.stringify(body) })
    const { result } = (await response.json()) as { result: string }
    return functions.decodeFunctionResult(name, result)[0]
  }
  const tokenAt = async (address: string): Promise<Token> => ({
    address,
    symbol: String(await read(address, tokenFunctions, 'symbol')),
    decimals: Number(await read(address, tokenFunctions, 'decimals')),
  })
  const pools = (await (await fetch(`${config.lendingUrl}/api/pools`)).json()) as { assetAddress: string }[]
  const traded = [...new Set(signed.paths.flatMap((path) => /^\/markets\/(0x\w{40})/.exec(path)?.[1] ?? []))]
  const markets = await Promise.all(
    traded.map(async (pool) => ({ pool, token: String(await read(pool, marketFunctions, 'token')) })),
  )
  const listed = await ask<{ markets: { poolAddress: string; tokenAddress: string }[] }>(
    config,
    '{ markets(limit: 1000) { poolAddress tokenAddress } }',
  )
  for (const { poolAddress, tokenAddress } of listed.markets)
    if (signed.names(tokenAddress) && !traded.includes(poolAddress))
      markets.push({ pool: poolAddress, token: tokenAddress })
  const { router = config.lendingPool, registry } = config.curve ?? {}
  const coins: string[] = registry
    ? [...(await read(registry, registryFunctions, 'getApprovedStablecoins'))]
    : []
  const factory = config.curve && String(await read(router, marketFunctions, 'factory'))
  const nft = factory && String(await read(factory, marketFunctions, 'marketNFT'))
  const sold = markets.map(({ token }) => token)
  const lent = pools.map(({ assetAddress }) => assetAddress)
  const addresses = new Set([...lent, ...coins, ...sold].map(getAddress))
  const tokens = await Promise.all([...addresses].map(tokenAt))
  return {
    chainId: config.chainId,
    pool: config.lendingPool,
    router,
    factory,
    nft,
    tokens,
    markets,
    now: Date.now() / 1_000,
  }
}
