import { numberToHex } from 'viem'
import { type Connector, createConnector } from 'wagmi'
import { nodeProvider } from './nodeProvider.ts'

/** Account 10 of the development mnemonic: its key is public, so it is offered only where config.json says so. */
const account = '0xBcd4042DE499D14e55001CcbB24a551F3b954096'

type Request = { method: string; params?: readonly unknown[] }

/** The connector of the demo wallet: no prompt, no extension, one account, the configured chain only. */
export function demoWallet() {
  return createConnector((config) => {
    const [chain] = config.chains
    const connection = { accounts: [account], chainId: chain.id }

    async function send([transaction]: readonly unknown[]) {
      const { demoSend } = await import('./demoSigner.ts')
      return demoSend(chain, transaction as object)
    }

    const own: Record<string, (params: readonly unknown[]) => unknown> = {
      eth_chainId: () => numberToHex(chain.id),
      eth_accounts: () => [account],
      eth_requestAccounts: () => [account],
      eth_sendTransaction: send,
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
      connect: (async () => connection) as unknown as Connector['connect'],
      disconnect: async () => undefined,
      getAccounts: async () => [account] as const,
      getChainId: async () => chain.id,
      getProvider: async () => provider,
      isAuthorized: async () => (await config.storage?.getItem('recentConnectorId')) === 'demo',
      switchChain: async () => chain,
      onAccountsChanged: () => undefined,
      onChainChanged: () => undefined,
      onDisconnect: () => config.emitter.emit('disconnect'),
    }
  })
}
