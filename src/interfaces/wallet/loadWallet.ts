/** Fetches the wallet code, once: wagmi, viem and everything that signs. */
export function loadWallet() {
  return import('./walletEngine.ts')
}
