import type { BrowserContext, Page } from '@playwright/test'
import { Interface } from 'ethers/abi'
import { getAddress } from 'ethers/address'
import { Transaction } from 'ethers/transaction'
import type { WalletRequest } from '#signing/asked.ts'
import { type Shown, watchClicks } from '#signing/shown.ts'
import { Witness } from '#signing/witness.ts'
import type { Token, World } from '#signing/world.ts'
import type { Config } from '../tideline.ts'

/** Pays new demo wallets their coins: account 10 of the mnemonic that the whole world knows. */
const faucet = '0xBcd4042DE499D14e55001CcbB24a551F3b954096'

const witnesses = new WeakMap<Page, Witness>()

/** Who holds what wallets are asked on this page against what it says. */
export function witnessOf(page: Page): Witness {
  const witness = witnesses.get(page)
  if (!witness) throw new Error('Nobody watches this page.')
  return witness
}

/**
 * Watches every page of a context before it is opened, a second tab as well. A transaction of the demo wallet is heard where it
 * goes to the node, a message where the wallet says that it signs it, so that one that nobody uses is heard too. Returned is
 * whoever has heard something.
 */
export async function watchPages(context: BrowserContext): Promise<() => Witness[]> {
  const watched: Witness[] = []
  const watch = (page: Page) => {
    const witness = new Witness()
    witnesses.set(page, witness)
    watched.push(witness)
  }
  context.on('page', watch)
  context.pages().forEach(watch)
  await context.exposeBinding('tellShown', ({ page }, shown: Shown) => witnessOf(page).see(shown))
  await context.addInitScript(watchClicks)
  await context.exposeBinding('tellSigned', ({ page }, request: WalletRequest) =>
    witnessOf(page).hear(request, String(request.params?.[0])),
  )
  await context.addInitScript(watchDemoWallet)
  context.on('request', (request) => {
    const body = request.method() === 'POST' ? (request.postData() ?? '') : ''
    if (!body.includes('eth_sendRawTransaction')) return
    const witness = witnessOf(request.frame().page())
    for (const call of [JSON.parse(body)].flat()) {
      if (call.method !== 'eth_sendRawTransaction') continue
      const { from, data } = Transaction.from(call.params[0])
      if (from !== faucet || data !== '0x') witness.hear(call, String(from))
    }
  })
  return () => watched.filter(({ count }) => count > 0)
}

/** Tells `window.tellSigned` of each message that the demo wallet signs. It runs in the page, by itself. */
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
const marketFunctions = new Interface(['function token() view returns (address)'])

/** What the chain says of the tokens of the pool, and of the markets whose pages something was signed on. */
export async function worldOf(config: Config, paths: readonly string[]): Promise<World> {
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
  const markets = [...new Set(paths.flatMap((path) => /^\/markets\/(0x\w{40})/.exec(path)?.[1] ?? []))]
  const sold = await Promise.all(markets.map((market) => read(market, marketFunctions, 'token')))
  const addresses = new Set([...pools.map(({ assetAddress }) => assetAddress), ...sold].map(getAddress))
  const tokens = await Promise.all([...addresses].map(tokenAt))
  return { chainId: config.chainId, pool: config.lendingPool, tokens, markets, now: Date.now() / 1_000 }
}
