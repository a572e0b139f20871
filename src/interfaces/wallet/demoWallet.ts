import { numberToHex } from 'viem'
import { type Connector, createConnector } from 'wagmi'
import type { Address } from '#lib/wire/shapes.ts'
import { demoAccount } from './demoAccount.ts'
import { nodeProvider } from './nodeProvider.ts'

type Request = { method: string; params?: readonly unknown[] }

/**
 * The connector of the demo wallet: no prompt, no extension, the configured chain only, and one account, whose key is
 * made at the first use and kept in this browser. It is for test networks, offered only where config.json enables it.
 */
export function demoWallet() {
  return createConnector((config) => {
    const [chain] = config.chains

    async function connect() {
      return { accounts: [await account()], chainId: chain.id }
    }

    /** The account of this browser; a new one gets coin for its fees when the faucet answers. */
    async function account(): Promise<Address> {
      const kept = demoAccount.read()
      if (kept) return kept.address
      const { createDemoAccount, fundDemoAccount } = await import('./demoSigner.ts')
      const address = createDemoAccount()
      await fundDemoAccount(chain, address).catch(() => undefined)
      return address
    }

    async function send([transaction]: readonly unknown[]) {
      const { demoSend } = await import('./demoSigner.ts')
      return demoSend(chain, transaction as object)
    }

    async function sign([, typedData]: readonly unknown[]) {
      const { demoSign } = await import('./demoSigner.ts')
      return demoSign(String(typedData))
    }

    const own: Record<string, (params: readonly unknown[]) => unknown> = {
      eth_chainId: () => numberToHex(chain.id),
      eth_accounts: accounts,
      eth_requestAccounts: async () => [await account()],
      eth_sendTransaction: send,
      eth_signTypedData_v4: sign,
    }
    const provider = {
      async request({ method, params = [] }: Request) {
        return own[method] ? own[method](params) : nodeProvider.request({ method, params })
      },
    }

    return {
      id: 'demo',
      name: 'Demo wallet',
      type: 'demo',
      connect: connect as unknown as Connector['connect'],
      disconnect: async () => undefined,
      getAccounts: async () => accounts(),
      getChainId: async () => chain.id,
      getProvider: async () => provider,
      isAuthorized: async () =>
        demoAccount.read() !== null && (await config.storage?.getItem('recentConnectorId')) === 'demo',
      switchChain: async () => chain,
      onAccountsChanged: () => undefined,
      onChainChanged: () => undefined,
      onDisconnect: () => config.emitter.emit('disconnect'),
    }
  })
}

function accounts(): readonly Address[] {
  const kept = demoAccount.read()
  return kept ? [kept.address] : []
}
