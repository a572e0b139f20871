import { lazy } from 'react'
import { askToConnect, closeConnect, useConnectAsked, useWallet } from '#interfaces/wallet/wallet.ts'
import { config } from '#lib/browser/config/config.ts'
import { shortHash } from '#lib/text/midcut.ts'
import { DialogBoundary } from '#ui/feedback/dialog/DialogBoundary.tsx'
import { Button } from '#ui/form/Button.tsx'
import { Identicon } from '#ui/links/Identicon.tsx'
import { useSendingCount, useWalletSession } from './useWalletSession.ts'

const ConnectDialog = lazy(async () => ({
  default: (await import('./connect/ConnectDialog.tsx')).ConnectDialog,
}))
const AccountDialog = lazy(async () => ({
  default: (await import('./account/AccountDialog.tsx')).AccountDialog,
}))

/** The wallet in the header. The wallet code is loaded only when the user connected before, or presses Connect. */
export function WalletSlot() {
  const wallet = useWallet()
  const asked = useConnectAsked()
  useWalletSession(wallet.status)

  return (
    <>
      <WalletButton />
      {asked === 'account' && wallet.status === 'connected' && (
        <DialogBoundary onClose={closeConnect}>
          <AccountDialog wallet={wallet} />
        </DialogBoundary>
      )}
      {asked === 'connect' && wallet.status !== 'connected' && (
        <DialogBoundary onClose={closeConnect}>
          <ConnectDialog />
        </DialogBoundary>
      )}
    </>
  )
}

function WalletButton() {
  const wallet = useWallet()
  const sending = useSendingCount(wallet.status === 'connected' ? wallet.address : null)
  if (wallet.status === 'disconnected')
    return (
      // Where a page offers a demo wallet, that is its one primary button.
      <Button tone={config().wallet.demo ? 'plain' : 'primary'} onClick={askToConnect}>
        Connect
      </Button>
    )
  if (wallet.status === 'connecting') return <Button busy>Connecting</Button>
  const wrong = wallet.chainId !== config().chainId
  const state = wrong ? 'wrong network' : sending > 0 && `sending ${sending}…`
  return (
    <Button
      onClick={askToConnect}
      aria-label={`Your account, ${shortHash(wallet.address)}${state ? `, ${state}` : ''}`}
      title={wallet.address}
    >
      <Identicon address={wallet.address} />
      {state ? (
        <span className="wallet-state" data-sending={!wrong || undefined}>
          {wrong ? state : sending}
        </span>
      ) : (
        <span className="font-mono max-md:sr-only">{shortHash(wallet.address)}</span>
      )}
    </Button>
  )
}
