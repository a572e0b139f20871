import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { stored } from '#lib/browser/storage.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** A wallet a person may choose. `icon` is a data URL announced by the wallet itself. */
export type WalletChoice = {
  id: string
  name: string
  icon: string | null
  kind: 'own' | 'demo' | 'remote'
  /** The wallet's reverse domain name, where another one has the same name; else null. */
  rdns: string | null
}

/** The state of the person's wallet, kept without loading wallet code. */
export type WalletState =
  | { status: 'disconnected' }
  /** `isNew`: nobody has connected here before. */
  | { status: 'connecting'; isNew?: boolean }
  | { status: 'connected'; address: Address; chainId: number; wallet: string; isDemo: boolean }

/** Whether somebody connected here before: only then is wallet code loaded without a click. */
export const connectedBefore = stored('wallet', v.boolean(), false)

const listeners = new Set<() => void>()
let state: WalletState = connectedBefore.read() ? { status: 'connecting' } : { status: 'disconnected' }
let choices: readonly WalletChoice[] = []

/** The state as it is now; the same object until it changes. */
export function walletState(): WalletState {
  return state
}

/** Sets the state. Only the wallet engine may call it. */
export function setWalletState(next: WalletState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Sets the choices. Only the wallet engine may call it. */
export function setWalletChoices(next: readonly WalletChoice[]): void {
  choices = next
  for (const listener of listeners) listener()
}

/** Calls the listener when the state or the choices change. Returns a function that stops it. */
function subscribeWallet(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The wallet's state in React. An action must not start while it is `connecting`. */
export function useWallet(): WalletState {
  return useSyncExternalStore(subscribeWallet, walletState)
}

/** The address of a connected wallet, or null. */
export function useWalletAddress(): Address | null {
  const wallet = useWallet()
  return wallet.status === 'connected' ? wallet.address : null
}

/** Whether the connected wallet is the demo wallet, which signs in the page and asks nobody. */
export function useSignsInPage(): boolean {
  const wallet = useWallet()
  return wallet.status === 'connected' && wallet.isDemo
}

/** The wallets found in this browser; empty until the engine is loaded. */
export function useWalletChoices(): readonly WalletChoice[] {
  return useSyncExternalStore(subscribeWallet, () => choices)
}

let asked: 'connect' | 'account' | null = null

/**
 * Opens the wallet dialog of the frame, from anywhere on a page: to connect one, or the account of the connected one.
 * Only after a click.
 */
export function askToConnect(): void {
  asked = state.status === 'connected' ? 'account' : 'connect'
  for (const listener of listeners) listener()
}

/** The wallet dialog to show; null for none. */
export function useConnectAsked(): 'connect' | 'account' | null {
  return useSyncExternalStore(subscribeWallet, () => asked)
}

/** Records that the dialog was closed. */
export function closeConnect(): void {
  asked = null
  for (const listener of listeners) listener()
}
