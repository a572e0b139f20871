import { LoaderCircle } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { askToConnect, closeConnect, useConnectAsked, useWallet } from '#interfaces/wallet/wallet.ts'
import { config } from '#lib/browser/config/config.ts'
import { shortHash } from '#lib/text/midcut.ts'
import { DialogBoundary } from '#ui/feedback/dialog/DialogBoundary.tsx'
import { Button } from '#ui/form/Button.tsx'
import { Identicon } from '#ui/links/Identicon.tsx'
import { useWalletSession } from './useWalletSession.ts'

const ConnectDialog = lazy(async () => ({
  default: (await import('./connect/ConnectDialog.tsx')).ConnectDialog,
}))
const AccountDialog = lazy(async () => ({
  default: (await import('./account/AccountDialog.tsx')).AccountDialog,
}))

const SendingCount = lazy(async () => ({ default: (await import('./SendingCount.tsx')).SendingCount }))

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
  const [sending, setSending] = useState(0)
  if (wallet.status === 'disconnected')
    return (
      // Where a page offers a demo wallet, that is its one primary button.
      <Button tone={config().wallet.demo ? 'plain' : 'primary'} onClick={askToConnect}>
        Connect
      </Button>
    )
  if (wallet.status === 'connecting') return <Button busy>Connecting</Button>
  const wrong = wallet.chainId !== config().chainId
  const state = wrong ? 'Wrong network' : sending > 0 && `Sending ${sending}…`
  return (
    <>
      <Button
        onClick={askToConnect}
        aria-label={`Your account, ${shortHash(wallet.address)}${state ? `, ${state.toLowerCase()}` : ''}`}
        title={wallet.address}
      >
        {sending > 0 ? (
          <LoaderCircle size={16} className="text-accent motion-safe:animate-spin" aria-hidden />
        ) : (
          <Identicon address={wallet.address} />
        )}
        {wrong ? (
          <span className="text-warn">{state}</span>
        ) : (
          // The header keeps its places.
          <span className="grid font-mono max-md:sr-only *:[grid-area:1/1]">
            <span className={state ? 'invisible' : ''}>{shortHash(wallet.address)}</span>
            {state && <span className="font-sans">{state}</span>}
          </span>
        )}
      </Button>
      <Suspense>
        <SendingCount account={wallet.address} onChange={setSending} />
      </Suspense>
    </>
  )
}
