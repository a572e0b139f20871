import { type Connector, createConnector } from 'wagmi'
import type { RemoteState, RemoteWallet } from './remoteWallet.ts'
import type { RelaySettings } from './signClient.ts'

const id = 'walletConnect'

/**
 * The connector of wallets on other devices. It is a shell: WalletConnect's code is loaded when a person chooses it, and
 * when they come back to a wallet that they had connected with it.
 */
export function walletConnect(settings: RelaySettings) {
  return createConnector(({ chains: [chain], emitter, storage }) => {
    let opened: Promise<RemoteWallet> | undefined

    function open(): Promise<RemoteWallet> {
      opened ??= import('./remoteWallet.ts')
        .then(({ openRemoteWallet }) => openRemoteWallet(settings, chain.id, { changed, gone }))
        .catch((error) => {
          opened = undefined
          throw error
        })
      return opened
    }

    function changed(wallet: RemoteState) {
      emitter.emit('change', wallet)
    }

    function gone() {
      emitter.emit('disconnect')
    }

    async function connect() {
      const wallet = await open()
      await wallet.connect()
      return { accounts: wallet.accounts(), chainId: wallet.chain() }
    }

    return {
      id,
      name: 'WalletConnect',
      type: id,
      connect: connect as unknown as Connector['connect'],
      disconnect: async () => (await open()).disconnect(),
      getAccounts: async () => (await open()).accounts(),
      getChainId: async () => (await open()).chain(),
      getProvider: open,
      isAuthorized: async () =>
        (await storage?.getItem('recentConnectorId')) === id && (await open()).isOpen(),
      switchChain: async () => {
        await (await open()).changeChain()
        return chain
      },
      onAccountsChanged: () => undefined,
      onChainChanged: () => undefined,
      onDisconnect: gone,
    }
  })
}
