import { useEffect, useState, useSyncExternalStore } from 'react'
import { loadWallet } from '#interfaces/wallet/loadWallet.ts'
import { connectedBefore, setWalletState, type WalletState } from '#interfaces/wallet/wallet.ts'
import { loadInBackground } from '#lib/browser/loadInBackground.ts'
import type { Address } from '#lib/wire/shapes.ts'

const loadTransactions = () => import('#interfaces/transactions/ownTransactions.ts')

/** Reconnects the wallet of the last visit and follows transactions that are still open, without delaying a page. */
export function useWalletSession(status: WalletState['status']) {
  const hasSent = useSyncExternalStore(subscribeStorage, hasSentBefore)
  const concerned = status !== 'disconnected' || hasSent

  useEffect(() => {
    if (connectedBefore.read()) loadWallet().catch(() => setWalletState({ status: 'disconnected' }))
  }, [])

  useEffect(() => {
    if (!concerned) return
    void loadInBackground(loadTransactions).then(({ resumeTransactions }) => resumeTransactions())
  }, [concerned])
}

/** How many transactions of an account were sent and have no outcome yet; 0 until that is known. */
export function useSendingCount(account: Address | null): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!account) return
    const watch = loadInBackground(loadTransactions).then((own) => own.watchSending(account, setCount))
    return () => {
      setCount(0)
      void watch.then((stop) => stop())
    }
  }, [account])
  return count
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
