import { useEffect, useState } from 'react'
import { loadWallet } from '#interfaces/wallet/loadWallet.ts'
import { closeConnect, useWalletChoices, type WalletChoice } from '#interfaces/wallet/wallet.ts'
import { Dialog } from '#ui/feedback/Dialog.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { connectSentence } from './connectSentence.ts'
import { WalletIcon } from './WalletIcon.tsx'

/** The wallets found in this browser, to connect one. */
export function ConnectDialog() {
  const choices = useWalletChoices()
  const [engine, setEngine] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [asking, setAsking] = useState<string | null>(null)
  const [message, setMessage] = useState<string | null>(null)

  useEffect(() => {
    loadWallet().then(
      () => setEngine('ready'),
      () => setEngine('failed'),
    )
  }, [])

  async function choose({ id, name }: WalletChoice) {
    setAsking(id)
    setMessage(null)
    try {
      await (await loadWallet()).connectWallet(id)
      closeConnect()
    } catch (error) {
      setMessage(connectSentence(error, name))
    }
    setAsking(null)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && closeConnect()}
      title="Connect a wallet"
      description="Looking around needs none."
    >
      <div className="grid gap-2">
        {engine === 'loading' && <Skeleton rows={2} />}
        {engine === 'failed' && (
          <p className="text-sm text-down">
            The wallet code could not be loaded. Reload the page and try again.
          </p>
        )}
        {engine === 'ready' && choices.length === 0 && <NoWallet />}
        {choices.map((choice) => (
          <Choice
            key={choice.id}
            choice={choice}
            asking={asking === choice.id}
            onChoose={() => void choose(choice)}
          />
        ))}
        <p role="status" className="text-sm text-muted empty:hidden">
          {message}
        </p>
      </div>
    </Dialog>
  )
}

type ChoiceProps = { choice: WalletChoice; asking: boolean; onChoose: () => void }

function Choice({ choice, asking, onChoose }: ChoiceProps) {
  const { name, icon, kind } = choice
  return (
    <button
      type="button"
      aria-disabled={asking}
      onClick={asking ? undefined : onChoose}
      className="flex min-h-14 items-center gap-3 rounded-md border px-3 py-2 text-left transition-colors hover:border-edge hover:bg-raised"
    >
      <WalletIcon icon={icon} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">
          <ExternalText>{name}</ExternalText>
        </span>
        <span className="block text-xs text-muted">
          {asking ? 'Open your wallet and agree there' : note[kind]}
        </span>
      </span>
    </button>
  )
}

const note: Record<WalletChoice['kind'], string> = {
  own: 'Found in this browser',
  demo: 'Play money. Signs at once, in this page',
  remote: 'On another device',
}

function NoWallet() {
  return (
    <div className="grid gap-2 text-sm text-muted">
      <p className="text-text">No wallet was found in this browser.</p>
      <p>
        Install a wallet extension and reload this page, or open this page in the browser of a wallet app. You
        can look at any address without one.
      </p>
    </div>
  )
}
