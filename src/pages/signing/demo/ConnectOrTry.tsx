import { askToConnect, useWallet } from '#interfaces/wallet/wallet.ts'
import { config } from '#lib/browser/config/config.ts'
import { Button } from '#ui/form/Button.tsx'
import { TryDemo } from './TryDemo.tsx'

type ConnectOrTryProps = {
  act: 'trade' | 'create'
  /** What the demo wallet is opened for, where the form knows more than its act. */
  label?: string | undefined
}

/** The end of a form without a wallet: a button that connects one, below the demo wallet on a test network. */
export function ConnectOrTry({ act, label }: ConnectOrTryProps) {
  const wallet = useWallet()
  const isConnecting = wallet.status === 'connecting'
  // A wallet that comes back needs no choice. While the demo wallet opens, its own button says so.
  const hasDemo = config().wallet.demo && !(isConnecting && !wallet.isNew)
  const isBusy = isConnecting && !hasDemo
  return (
    <div className="act-place">
      {hasDemo && <TryDemo size="large" label={label} />}
      <Button tone={hasDemo ? 'plain' : 'primary'} size="large" wide busy={isBusy} onClick={askToConnect}>
        {isBusy ? 'Connecting' : `Connect to ${act}`}
      </Button>
    </div>
  )
}
