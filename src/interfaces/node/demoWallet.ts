import { createWalletClient, custom, getAddress, type Hex, numberToHex, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { type Connector, createConnector } from 'wagmi'
import { nodeProvider } from './nodeProvider.ts'

/*
 * A wallet for trying the local network out: it signs in the page with a key the whole world knows (account 10 of
 * the development mnemonic "test test … junk"). Offered only where config.json says so, and never for real money.
 */
const wellKnownKey = 0xf214f2b2cd398c806f84e317254e0f0b801d0643303237d97a22a48e01628897n

type Sent = { to?: Hex; data?: Hex; value?: Hex; gas?: Hex }

/** The connector of the demo wallet: no prompt, no extension, one account, the configured chain only. */
export function demoWallet() {
  const account = privateKeyToAccount(toHex(wellKnownKey, { size: 32 }))
  const address = getAddress(account.address)

  return createConnector((config) => {
    const [chain] = config.chains
    const signer = createWalletClient({ account, chain, transport: custom(nodeProvider) })

    const own: Record<string, (params: readonly unknown[]) => unknown> = {
      eth_chainId: () => numberToHex(chain.id),
      eth_accounts: () => [address],
      eth_requestAccounts: () => [address],
      eth_sendTransaction: ([parameter]) => {
        const { to, data, value, gas } = parameter as Sent
        return signer.sendTransaction({
          ...(to && { to }),
          ...(data && { data }),
          ...(value && { value: BigInt(value) }),
          ...(gas && { gas: BigInt(gas) }),
        })
      },
    }
    const provider = {
      async request({ method, params = [] }: { method: string; params?: readonly unknown[] }) {
        return own[method] ? own[method](params) : nodeProvider.request({ method, params })
      },
    }
    const connection = { accounts: [address], chainId: chain.id }

    return {
      id: 'demo',
      name: 'Demo wallet',
      type: 'demo',
      connect: (async () => connection) as unknown as Connector['connect'],
      disconnect: async () => undefined,
      getAccounts: async () => [address],
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
