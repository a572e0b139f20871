import type { Address } from '#lib/wire/shapes.ts'

/* For the tests: a wallet extension as the page sees it, an EIP-1193 provider. wagmi and our own code are real. */

/** The wallet's answers to other methods than those for its account and chain; null by default. */
export type FakeWallet = {
  chainId: string
  /** The accounts it shares, the one in use first. */
  accounts: readonly Address[]
  answers: Record<string, (params: readonly unknown[]) => unknown>
  /** Called with each request before it is answered. */
  hear: (request: { method: string; params: readonly unknown[] }) => void
}

/** Installs it in this browser and connects it. Once a test file: wagmi is made once. */
export async function connectFakeWallet(account: Address): Promise<FakeWallet> {
  const wallet: FakeWallet = { chainId: '0x7a69', accounts: [account], answers: {}, hear: () => undefined }
  const ethereum = {
    on: () => undefined,
    removeListener: () => undefined,
    async request({ method, params = [] }: { method: string; params?: readonly unknown[] }) {
      wallet.hear({ method, params })
      if (method === 'eth_chainId') return wallet.chainId
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return wallet.accounts
      return wallet.answers[method]?.(params) ?? null
    },
  }
  Object.assign(window, { ethereum })
  const { connectWallet, disconnectWallet, wagmi } = await import('#interfaces/wallet/walletEngine.ts')
  // A test file before this one may have left its own.
  await disconnectWallet()
  const extension = wagmi.connectors.find(({ id }) => id === 'injected')
  await connectWallet(String(extension?.uid))
  return wallet
}
