import { Wallet } from 'lucide-react'

type WalletIconProps = { icon: string | null }

/** The icon a wallet announced (a data URL), or a default icon. */
export function WalletIcon({ icon }: WalletIconProps) {
  if (icon) return <img src={icon} alt="" width={28} height={28} className="size-7 rounded-md" />
  return (
    <span className="grid size-7 place-items-center rounded-md bg-soft text-accent">
      <Wallet size={16} aria-hidden />
    </span>
  )
}
