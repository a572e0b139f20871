import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { loadWallet } from '#interfaces/node/loadWallet.ts'
import { connectedBefore, setWalletState, type WalletState } from '#interfaces/node/wallet.ts'

/** Brings back the wallet of the last visit, and follows what this browser has sent. Neither delays a page. */
export function useWalletLife(status: WalletState['status']) {
  const queryClient = useQueryClient()
  const concerned = status !== 'disconnected' || hasSentBefore()

  useEffect(() => {
    if (connectedBefore.read()) loadWallet().catch(() => setWalletState({ status: 'disconnected' }))
  }, [])

  useEffect(() => {
    if (!concerned) return
    void import('./transactionNews.ts').then(({ followNews }) => followNews(queryClient))
  }, [concerned, queryClient])
}

function hasSentBefore(): boolean {
  try {
    return (localStorage.getItem('tideline.transactions') ?? '[]') !== '[]'
  } catch {
    return false
  }
}
