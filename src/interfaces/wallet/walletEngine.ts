import * as v from 'valibot'
import { type Chain, custom } from 'viem'
import { type Config, type Connector, createConfig, createConnector, injected } from 'wagmi'
import {
  connect,
  disconnect,
  getConnection,
  reconnect,
  switchChain,
  watchConnection,
  watchConnectors,
} from 'wagmi/actions'
import { config } from '#lib/browser/config/config.ts'
import { type Address, address } from '#lib/wire/shapes.ts'
import { guardAnnouncements } from './announcedWallets.ts'
import { demoWallet } from './demoWallet.ts'
import { nodeProvider } from './nodeProvider.ts'
import { soundProvider } from './soundProvider.ts'
import { connectedBefore, setWalletChoices, setWalletState, type WalletChoice } from './wallet.ts'
import { walletConnect } from './walletConnect/walletConnect.ts'
import { walletStorage } from './walletStorage.ts'

/** wagmi, made from the run-time configuration, outside of React: pages follow `useWallet()` and need no provider. */
export const wagmi: Config = createEngine()

function createEngine(): Config {
  const { wallet } = config()
  const chain = configuredChain()
  guardAnnouncements()
  return createConfig({
    chains: [chain],
    connectors: [...(wallet.demo ? [demoWallet()] : []), injectedWallet(), ...remoteWallets()],
    transports: { [chain.id]: custom(nodeProvider, { retryCount: 0 }) },
    storage: walletStorage(),
    batch: { multicall: false },
  })
}

/** The wallet in `window.ethereum`, for wallets that do not announce themselves. */
function injectedWallet() {
  return createConnector((parameters) => {
    const connector = injected()(parameters)
    const ownProvider = connector.getProvider.bind(connector)
    return Object.assign(connector, {
      getProvider: async () => {
        const provider = await ownProvider()
        return provider && soundProvider(provider)
      },
    })
  })
}

/** Wallets on other devices, where the site has a project id for the relay between. */
function remoteWallets() {
  const { walletConnectProjectId: projectId, walletConnectRelayUrl: relayUrl } = config().wallet
  return projectId === null ? [] : [walletConnect({ projectId, relayUrl })]
}

function configuredChain(): Chain {
  const { name, chainId, nativeCurrency, rpcUrl } = config()
  return {
    id: chainId,
    name,
    nativeCurrency,
    rpcUrls: { default: { http: [rpcUrl] } },
    blockExplorers: { default: { name: 'Tideline', url: location.origin } },
  }
}

function publish() {
  const connection = getConnection(wagmi)
  const account = v.safeParse(address, connection.address)
  if (connection.status === 'connected' && account.success) {
    connectedBefore.write(true)
    const { chainId, connector } = connection
    const { name, type } = connector
    const isDemo = type === 'demo'
    setWalletState({ status: 'connected', address: account.output, chainId, wallet: name, isDemo })
  } else if (connection.status === 'reconnecting' || connection.status === 'connecting') {
    setWalletState({ status: 'connecting', isNew: !connectedBefore.read() })
  } else {
    setWalletState({ status: 'disconnected' })
  }
}

function publishChoices() {
  setWalletChoices(offered().map(choiceOf))
}

/**
 * The connectors to offer. The nameless injected one is left out when a wallet announced itself, or when there is no
 * provider.
 */
function offered(): readonly Connector[] {
  const all = wagmi.connectors
  const announced = all.some(({ type, id }) => type === 'injected' && id !== 'injected')
  return all.filter(({ id }) => id !== 'injected' || (!announced && 'ethereum' in window))
}

/** The choice for a connector; two wallets of one name also show their reverse domain names. */
function choiceOf(connector: Connector, _: number, all: readonly Connector[]): WalletChoice {
  const { uid, id, name, icon, type } = connector
  const isNameTaken = all.some((other) => other !== connector && other.name === name)
  return {
    id: uid,
    name,
    icon: icon?.startsWith('data:image/') ? icon : null,
    kind: type === 'demo' ? 'demo' : type === 'walletConnect' ? 'remote' : 'own',
    rdns: isNameTaken ? id : null,
  }
}

/** Connects with the wallet a person chose. Throws the wallet's own error. */
export async function connectWallet(id: string): Promise<void> {
  const connector = wagmi.connectors.find(({ uid }) => uid === id)
  if (!connector) throw new Error('This wallet is no longer there. Reload the page and try again.')
  const { accounts } = await connect(wagmi, { connector })
  // A wallet that shares no account is disconnected, because it could not be asked again otherwise.
  if ((accounts as readonly unknown[]).length > 0) return
  await disconnect(wagmi, { connector }).catch(() => undefined)
  throw new Error('It shared no account.')
}

/** Connects the demo wallet, which only a test network has: one account in this browser, with coin for its fees. */
export async function connectDemoWallet(): Promise<Address> {
  const demo = wagmi.connectors.find(({ type }) => type === 'demo')
  if (!demo) throw new Error('This network has no demo wallet.')
  await connectWallet(demo.uid)
  return v.parse(address, getConnection(wagmi).address)
}

/** Disconnects and forgets the wallet, also when the wallet fails to disconnect. */
export async function disconnectWallet(): Promise<void> {
  connectedBefore.write(false)
  await disconnect(wagmi).catch(() => undefined)
}

/** Asks the wallet to change to the configured chain, adding it when the wallet does not know it. */
export async function switchToNetwork(): Promise<void> {
  await switchChain(wagmi, { chainId: config().chainId })
}

watchConnection(wagmi, { onChange: publish })
watchConnectors(wagmi, { onChange: publishChoices })
publishChoices()
if (connectedBefore.read()) {
  void reconnect(wagmi)
    .catch(() => undefined)
    .finally(publish)
}
