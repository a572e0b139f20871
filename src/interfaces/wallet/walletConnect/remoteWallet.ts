import { numberToHex } from 'viem'
import type { Address } from '#lib/wire/shapes.ts'
import { askRemote } from './askRemote.ts'
import { endSession, pairWallet } from './pairWallet.ts'
import { chainName, isApproved, type RemoteSession, sharedAccounts } from './remoteSession.ts'
import { openSignClient, type RelaySettings } from './signClient.ts'

type Request = { method: string; params?: readonly unknown[] }

export type RemoteState = { accounts: readonly Address[]; chainId: number }

/** Listeners for changes that the wallet makes by itself. */
export type RemoteListeners = { changed(wallet: RemoteState): void; gone(): void }

export type RemoteWallet = Awaited<ReturnType<typeof openRemoteWallet>>

/**
 * A wallet on another device, by WalletConnect, as an EIP-1193 provider. It answers for the accounts it shared and the
 * chain it says it is on, and gets only requests that it approved. `chainId` is the configured chain.
 */
export async function openRemoteWallet(settings: RelaySettings, chainId: number, listeners: RemoteListeners) {
  const client = await openSignClient(settings)
  let session: RemoteSession | undefined = client.session.getAll().at(-1)
  let saidChain: number | null = null

  client.on('session_update', ({ topic }) => isOurs(topic) && publish())
  client.on('session_event', ({ topic, params }) => {
    const { name, data } = params.event
    if (!isOurs(topic) || name !== 'chainChanged') return
    saidChain = Number(data)
    publish()
  })
  client.on('session_delete', ({ topic }) => isOurs(topic) && end())
  client.on('session_expire', ({ topic }) => isOurs(topic) && end())

  function isOurs(topic: string): boolean {
    if (topic !== session?.topic) return false
    if (client.session.keys.includes(topic)) session = client.session.get(topic)
    return true
  }

  function end() {
    session = undefined
    listeners.gone()
  }

  function publish() {
    listeners.changed({ accounts: accounts(), chainId: chain() })
  }

  function accounts(): readonly Address[] {
    const on = chain()
    const shared = session ? sharedAccounts(session) : []
    return shared.filter((each) => each.chainId === on).map(({ account }) => account)
  }

  /** The chain the wallet says it is on; until it does, the configured one where it has it. */
  function chain(): number {
    const chains = session ? sharedAccounts(session).map((each) => each.chainId) : []
    if (saidChain !== null && chains.includes(saidChain)) return saidChain
    return chains.includes(chainId) ? chainId : (chains[0] ?? chainId)
  }

  async function request({ method, params = [] }: Request): Promise<unknown> {
    if (method === 'eth_chainId') return numberToHex(chain())
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') return accounts()
    if (!session || !isApproved(session, method)) throw unsupported(method)
    return askRemote(client, session.topic, chainName(chain()), { method, params: [...params] })
  }

  async function connect(): Promise<void> {
    if (session) return
    session = await pairWallet(client, chainId)
  }

  async function disconnect(): Promise<void> {
    const topic = session?.topic
    session = undefined
    saidChain = null
    if (topic !== undefined) await endSession(client, topic)
  }

  /** Asks the wallet for the configured chain. Throws when it stays on another. */
  async function changeChain(): Promise<void> {
    await request({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(chainId) }] })
    saidChain = chainId
    if (chain() !== chainId) throw new Error('The wallet stayed on another network.')
    publish()
  }

  return { request, connect, disconnect, accounts, chain, changeChain, isOpen: () => session !== undefined }
}

/** The EIP-1193 error for a method that a wallet does not support. */
function unsupported(method: string) {
  return Object.assign(new Error(`The wallet does not take ${method}.`), { code: 4200 })
}
