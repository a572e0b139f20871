import type { Pairing } from '#interfaces/wallet/walletConnect/pairing.ts'
import { QrCode } from '#ui/figures/pictures/QrCode.tsx'
import { Button } from '#ui/form/Button.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { Copy } from '#ui/links/Copy.tsx'

type RemotePairingProps = { pairing: Pairing }

/** A QR code for wallets on another device, and a link and the text for wallets on this one. */
export function RemotePairing({ pairing }: RemotePairingProps) {
  const { uri, cancel } = pairing
  return (
    <section aria-label="Connect a wallet on another device" className="grid gap-4 text-sm">
      <p>Scan this with a wallet that speaks WalletConnect, and approve there.</p>
      <div className="grid justify-items-center">
        <QrCode value={uri} label="Code to scan with a wallet" />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 text-xs text-muted">
        <code className="truncate">{uri}</code>
        <Copy value={uri} what="connection link" />
      </div>
      <p className="text-xs text-muted">
        Valid for five minutes. What you send to the wallet is encrypted; the relay in between sees your IP
        address.
      </p>
      <div className="flex flex-wrap gap-2">
        <a href={uri} className={buttonClass()}>
          Open a wallet on this device
        </a>
        <span className="ml-auto">
          <Button tone="quiet" onClick={cancel}>
            Cancel
          </Button>
        </span>
      </div>
    </section>
  )
}
