import { Wallet } from 'lucide-react'
import type { WalletChoice } from '#interfaces/wallet/wallet.ts'
import { config } from '#lib/browser/config/config.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'

type WalletOptionProps = { wallet: WalletChoice; isConnecting: boolean; onChoose: () => void }

/** A wallet to connect, with its description, or with the next step while it connects. */
export function WalletOption({ wallet, isConnecting, onChoose }: WalletOptionProps) {
  const { name, icon, kind, rdns } = wallet
  const note = rdns === null ? notes[kind] : `${notes[kind]}, ${rdns}`
  return (
    <button
      type="button"
      aria-disabled={isConnecting}
      onClick={isConnecting ? undefined : onChoose}
      className="flex min-h-14 items-center gap-3 rounded-md border px-3 py-2 text-left transition-colors hover:border-edge hover:bg-raised"
    >
      <WalletIcon icon={icon} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">
          <ExternalText>{name}</ExternalText>
        </span>
        <span className="block text-xs text-pretty break-words text-muted">
          {isConnecting ? connecting[kind]() : note}
        </span>
      </span>
    </button>
  )
}

const notes: Record<WalletChoice['kind'], string> = {
  own: 'Found in this browser',
  demo: 'Free, with nothing to install. For tests only: its key is stored unencrypted in this browser.',
  remote: 'A wallet on your phone or another device',
}

const connecting: Record<WalletChoice['kind'], () => string> = {
  own: () => 'Approve in your wallet',
  demo: () => `Getting ${config().nativeCurrency.symbol} for the network fees`,
  remote: () => 'Asking the relay for a code',
}

type WalletIconProps = { icon: string | null }

/** The icon a wallet announced (a data URL), or a default icon. */
function WalletIcon({ icon }: WalletIconProps) {
  if (icon) return <img src={icon} alt="" width={28} height={28} className="size-7 rounded-md" />
  return (
    <span className="grid size-7 place-items-center rounded-md bg-soft text-accent">
      <Wallet size={16} aria-hidden />
    </span>
  )
}
