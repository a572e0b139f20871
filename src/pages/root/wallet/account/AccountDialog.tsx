import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { loadWallet } from '#interfaces/wallet/loadWallet.ts'
import { closeConnect, type WalletState } from '#interfaces/wallet/wallet.ts'
import { config, hasLending, hasMarkets } from '#lib/browser/config/config.ts'
import { Dialog } from '#ui/feedback/dialog/Dialog.tsx'
import { Button } from '#ui/form/Button.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { Activity } from './Activity.tsx'
import { Balances } from './Balances.tsx'
import { KeyBackup, KeyDeletion } from './DemoKey.tsx'

type Connected = Extract<WalletState, { status: 'connected' }>
type AccountDialogProps = { wallet: Connected }

/** The connected account: address, balances, recent transactions, and a button to disconnect. */
export function AccountDialog({ wallet }: AccountDialogProps) {
  const { address } = wallet
  const { chainId, name } = config()
  const isWrong = wallet.chainId !== chainId

  async function leave() {
    closeConnect()
    await (await loadWallet()).disconnectWallet()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && closeConnect()}
      title={wallet.isDemo ? 'Your demo wallet' : 'Your account'}
      description={
        wallet.isDemo
          ? 'Test network only. The key is stored unencrypted in this browser.'
          : `Connected with ${wallet.wallet}`
      }
    >
      <div className="thumbs grid gap-4 text-sm">
        {/* The second line begins below the first digit, right of the picture. */}
        <div className="pl-5.5 -indent-5.5 text-balance">
          <AddressLink address={address} whole />
        </div>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 *:odd:text-muted *:even:text-right">
          <dt>Network</dt>
          <dd className={isWrong ? 'text-warn' : undefined}>{isWrong ? `Chain ${wallet.chainId}` : name}</dd>
        </dl>
        {isWrong && <WrongNetwork />}
        <Balances owner={address}>{wallet.isDemo && <KeyBackup />}</Balances>
        {!wallet.isDemo && <AddNetwork />}
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {(hasMarkets() || hasLending()) && (
            <Link
              to="/portfolio/$address"
              params={{ address }}
              onClick={closeConnect}
              className={buttonClass()}
            >
              Portfolio
            </Link>
          )}
          {hasLending() && (
            <Link
              to="/lending/$address"
              params={{ address }}
              onClick={closeConnect}
              className={buttonClass()}
            >
              Loans
            </Link>
          )}
          <Link to="/settings" onClick={closeConnect} className={buttonClass()}>
            Settings
          </Link>
          <Button onClick={() => void leave()}>Disconnect</Button>
        </div>
        <Activity account={address} />
        {wallet.isDemo && <KeyDeletion onForget={() => void leave()} />}
      </div>
    </Dialog>
  )
}

function WrongNetwork() {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  async function change() {
    setBusy(true)
    setFailed(false)
    await loadWallet()
      .then((engine) => engine.switchToNetwork())
      .catch(() => setFailed(true))
    setBusy(false)
  }

  return (
    <div className="grid justify-items-start gap-2 rounded-md border p-3">
      <p className="text-warn">Your wallet is on another network. Switch to send transactions here.</p>
      <Button tone="primary" busy={busy} onClick={() => void change()}>
        Switch network
      </Button>
      <p role="status" className="text-xs text-muted empty:hidden">
        {failed ? `The wallet did not switch to ${config().name}.` : ''}
      </p>
    </div>
  )
}

function AddNetwork() {
  const [failed, setFailed] = useState(false)

  async function add() {
    setFailed(false)
    await import('#interfaces/wallet/requests/walletAdditions.ts')
      .then(({ addNetworkToWallet }) => addNetworkToWallet())
      .catch(() => setFailed(true))
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => void add()}>Add this network to the wallet</Button>
      <p role="status" className="text-xs text-muted empty:hidden">
        {failed ? 'The wallet did not add it.' : ''}
      </p>
    </div>
  )
}
