import * as v from 'valibot'
import { type Address, address } from '#lib/wire/shapes.ts'
import type { RelayClient } from './signClient.ts'

export type RemoteSession = ReturnType<RelayClient['session']['get']>

/** The methods that the app requests over a relay. Reads go to the node. */
const methods = [
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
]

/** `eip155:1:0xab…`, as CAIP-10 writes an account. */
const accountSchema = v.pipe(
  v.string(),
  v.regex(/^eip155:\d+:0x[0-9a-fA-F]{40}$/),
  v.transform((text) => text.split(':')),
  v.transform(([, chainId, account]) => ({ chainId: Number(chainId), account: v.parse(address, account) })),
)

/** A chain as the protocol names it (CAIP-2). */
export function chainName(chainId: number): string {
  return `eip155:${chainId}`
}

/** The session proposal: the network of this site is optional, so that a wallet with other networks can state them. */
export function proposalFor(chainId: number) {
  const events = ['accountsChanged', 'chainChanged']
  return { optionalNamespaces: { eip155: { chains: [chainName(chainId)], methods, events } } }
}

/** The accounts a wallet shared, each with its chain, the wallet's own order. What cannot be read is left out. */
export function sharedAccounts({ namespaces }: RemoteSession): { chainId: number; account: Address }[] {
  return (namespaces.eip155?.accounts ?? []).flatMap((text) => {
    const result = v.safeParse(accountSchema, text)
    return result.success ? [result.output] : []
  })
}

/** Whether the wallet approved a method and the app uses it. */
export function isApproved({ namespaces }: RemoteSession, method: string): boolean {
  return methods.includes(method) && namespaces.eip155?.methods.includes(method) === true
}
