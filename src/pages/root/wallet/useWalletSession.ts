import { useEffect, useSyncExternalStore } from 'react'
import { loadWallet } from '#interfaces/wallet/loadWallet.ts'
import { connectedBefore, setWalletState, type WalletState } from '#interfaces/wallet/wallet.ts'
import { loadInBackground } from '#lib/browser/loadInBackground.ts'

/** Reconnects the wallet of the last visit and follows transactions that are still open, without delaying a page. */
export function useWalletSession(status: WalletState['status']) {
  const hasSent = useSyncExternalStore(subscribeStorage, hasSentBefore)
  const concerned = status !== 'disconnected' || hasSent

  useEffect(() => {
    if (connectedBefore.read()) loadWallet().catch(() => setWalletState({ status: 'disconnected' }))
  }, [])

  useEffect(() => {
    if (!concerned) return
    void loadInBackground(() => import('#interfaces/transactions/ownTransactions.ts')).then(
      ({ resumeTransactions }) => resumeTransactions(),
    )
  }, [concerned])
}

/** Another tab may send after this one was opened. */
function subscribeStorage(listener: () => void) {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

function hasSentBefore(): boolean {
  try {
    return ['tideline.transactions', 'tideline.asked'].some(
      (key) => (localStorage.getItem(key) ?? '[]') !== '[]',
    )
  } catch {
    return false
  }
}
