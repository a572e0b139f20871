import { lazy, Suspense, useEffect, useState } from 'react'
import { loadWallet } from '#interfaces/wallet/loadWallet.ts'
import { closeConnect, useWalletChoices, type WalletChoice } from '#interfaces/wallet/wallet.ts'
import { cancelPairing, usePairing } from '#interfaces/wallet/walletConnect/pairing.ts'
import { Dialog } from '#ui/feedback/dialog/Dialog.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { connectSentence } from './connectSentence.ts'
import { WalletOption } from './WalletOption.tsx'

const RemotePairing = lazy(async () => ({ default: (await import('./RemotePairing.tsx')).RemotePairing }))

/** The wallets to connect one of: those found in this browser first. */
export function ConnectDialog() {
  const choices = useWalletChoices().toSorted((a, b) => Number(b.kind === 'own') - Number(a.kind === 'own'))
  const pairing = usePairing()
  const [walletCode, setWalletCode] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [connecting, setConnecting] = useState<string | null>(null)
  const [message, setMessage] = useState<string | null>(null)

  useEffect(() => {
    loadWallet().then(
      () => setWalletCode('ready'),
      () => setWalletCode('failed'),
    )
  }, [])

  async function connect({ id, name }: WalletChoice) {
    setConnecting(id)
    setMessage(null)
    try {
      await (await loadWallet()).connectWallet(id)
      closeConnect()
    } catch (error) {
      setMessage(connectSentence(error, name))
    }
    setConnecting(null)
  }

  function close() {
    cancelPairing()
    closeConnect()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title="Connect a wallet"
      description="You can browse without one."
    >
      <div className="grid gap-2">
        {walletCode === 'loading' && <Skeleton rows={2} />}
        {walletCode === 'failed' && (
          <p className="text-sm text-down">
            The wallet code could not be loaded. Reload the page and try again.
          </p>
        )}
        {pairing === null ? (
          choices.map((choice) => (
            <WalletOption
              key={choice.id}
              wallet={choice}
              isConnecting={connecting === choice.id}
              onChoose={() => void connect(choice)}
            />
          ))
        ) : (
          <Suspense fallback={<Skeleton rows={8} />}>
            <RemotePairing pairing={pairing} />
          </Suspense>
        )}
        <p role="status" className="text-sm text-muted empty:hidden">
          {message}
        </p>
        {walletCode === 'ready' && !pairing && !choices.some(({ kind }) => kind === 'own') && <NoWallet />}
      </div>
    </Dialog>
  )
}

function NoWallet() {
  return (
    <p className="pt-2 text-xs text-muted">
      No wallet was found in this browser. Install a wallet extension and reload this page, or open this page
      in the browser of a wallet app.
    </p>
  )
}
