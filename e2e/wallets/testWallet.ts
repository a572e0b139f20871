import { expect, type Page } from '@playwright/test'
import { createPublicClient, createWalletClient, type Hex, http, numberToHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import type { Config } from '../fixtures.ts'
import { createHeldTransactions, type Replacement } from './heldTransactions.ts'
import { signingCheckOf } from './watchPages.ts'

const mnemonic = 'test test test test test test test test test test test junk'

type Request = { method: string; params?: readonly unknown[] }
type Asked = { to: Hex; data?: Hex; value?: Hex; gas?: Hex; from: Hex }
type Calls = { id: string; calls: { to: Hex; data: Hex; value: Hex }[] }
type Refusal = { code: number; message: string }

/**
 * How the stub behaves: it may refuse, be on another chain, keep what it signed until it is released, unseen by the node or
 * queued there, answer without a hash, or take several calls in one request and send a transaction for each (EIP-5792, not
 * atomic).
 */
export type WalletOptions = {
  account: number
  chainId?: number
  refuse?: (request: Request) => Refusal | undefined
  hold?: 'unseen' | 'queued' | undefined
  keepsHash?: boolean
  /** The most base units that it approves, for any request. */
  caps?: bigint
  batches?: boolean
}

export type Wallet = {
  address: Hex
  requests: Request[]
  chainId: number
  options: WalletOptions
  /** Sends the held transaction. */
  release(): Promise<void>
  /** Sends a replacement of the held transaction; returns its hash. */
  replace(by: Replacement): Promise<Hex>
  /** The last held transaction, as a node reports a pending one. */
  pooled(): { hash: Hex }
}

/** Puts an EIP-6963 wallet into the page that really signs with a development key and sends to the node. */
export async function installWallet(page: Page, config: Config, options: WalletOptions): Promise<Wallet> {
  const account = mnemonicToAccount(mnemonic, { addressIndex: options.account })
  const transport = http(config.rpcUrl)
  const signer = createWalletClient({ account, chain: foundry, transport })
  const node = createPublicClient({ chain: foundry, transport })
  const held = createHeldTransactions(signer, node)
  const bundles = new Map<string, Hex[]>()
  const wallet: Wallet = {
    address: account.address,
    requests: [],
    chainId: options.chainId ?? config.chainId,
    options,
    release: held.release,
    replace: held.replace,
    pooled: held.pooled,
  }

  const own: Record<string, (...parameters: readonly unknown[]) => unknown> = {
    eth_requestAccounts: () => [account.address],
    eth_accounts: () => [account.address],
    eth_chainId: () => numberToHex(wallet.chainId),
    eth_signTypedData_v4: (_, json) => account.signTypedData(JSON.parse(String(json))),
    wallet_addEthereumChain: () => null,
    wallet_switchEthereumChain: (parameter) => {
      wallet.chainId = Number((parameter as { chainId: Hex }).chainId)
      return null
    },
    eth_sendTransaction: async (parameter) => {
      const { to, data = '0x', value = '0x0', gas } = parameter as Asked
      const { hold, keepsHash, caps } = wallet.options
      const transaction = {
        to,
        data: caps !== undefined && data.startsWith('0x095ea7b3') ? capped(data, caps) : data,
        value: BigInt(value),
        ...(gas && { gas: BigInt(gas) }),
      }
      const hash = hold
        ? await held.hold(transaction, hold === 'queued')
        : await signer.sendTransaction(transaction)
      return keepsHash ? null : hash
    },
  }

  const batching: Record<string, (parameter: unknown) => unknown> = {
    wallet_getCapabilities: () => ({ [numberToHex(wallet.chainId)]: { atomic: { status: 'unsupported' } } }),
    wallet_sendCalls: async (parameter) => {
      const { id, calls } = parameter as Calls
      const hashes: Hex[] = []
      // A later call lacks the approval until that is mined, so its gas cannot be estimated.
      for (const { to, data, value } of calls)
        hashes.push(await signer.sendTransaction({ to, data, value: BigInt(value), gas: 600_000n }))
      bundles.set(id, hashes)
      return { id }
    },
    wallet_getCallsStatus: async (id) => {
      const hashes = bundles.get(String(id))
      if (!hashes) throw { code: 5730, message: 'Unknown request.' }
      const receipts = await Promise.all(
        hashes.map((hash) => node.getTransactionReceipt({ hash }).catch(() => null)),
      )
      if (receipts.includes(null)) return { status: 100, atomic: false }
      return { status: 200, atomic: false, receipts: hashes.map((transactionHash) => ({ transactionHash })) }
    },
  }

  async function answer(request: Request): Promise<unknown> {
    wallet.requests.push(request)
    signingCheckOf(page).hear(request, account.address)
    const refusal = wallet.options.refuse?.(request)
    if (refusal) throw refusal
    const answered = own[request.method] ?? (options.batches ? batching[request.method] : undefined)
    if (answered) return answered(...(request.params ?? []))
    if (!request.method.startsWith('eth_')) throw { code: 4200, message: 'Unsupported method.' }
    return node.request(request as never)
  }

  await page.exposeFunction('askWallet', async (request: Request) => {
    try {
      return { result: await answer(request) }
    } catch (cause) {
      const { code = -32603, message = 'The wallet failed.' } = cause as Partial<Refusal>
      return { error: { code, message } }
    }
  })
  await page.addInitScript(announceWallet)
  return wallet
}

/** The data of an approval with another amount. */
function capped(data: Hex, units: bigint): Hex {
  return `${data.slice(0, 74)}${units.toString(16).padStart(64, '0')}` as Hex
}

function announceWallet() {
  type Answer = { result?: unknown; error?: { code: number; message: string } }
  const { askWallet } = window as unknown as { askWallet: (request: unknown) => Promise<Answer> }
  const listeners: Record<string, Set<(value: unknown) => void>> = {}
  const provider = {
    async request(request: { method: string; params?: { chainId: string }[] }) {
      const { result, error } = await askWallet(request)
      if (error) throw Object.assign(new Error(error.message), { code: error.code })
      if (request.method === 'wallet_switchEthereumChain') {
        for (const listener of listeners.chainChanged ?? []) listener(request.params?.[0]?.chainId)
      }
      return result
    },
    on(name: string, listener: (value: unknown) => void) {
      listeners[name] ??= new Set()
      listeners[name].add(listener)
    },
    removeListener(name: string, listener: (value: unknown) => void) {
      listeners[name]?.delete(listener)
    },
  }
  const info = {
    uuid: 'a3f4a3b4-7f0e-4c76-9a53-0d1e6f0b7c11',
    name: 'Test Wallet',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32"/></svg>',
    rdns: 'test.tideline.wallet',
  }
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    )
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}

/** Connects the installed wallet from the head of a page, as a person does. */
export async function connectTestWallet(page: Page): Promise<void> {
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Connect', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Test Wallet/ })
    .click()
  await expect(banner.getByRole('button', { name: /Your account/ })).toBeVisible()
}
