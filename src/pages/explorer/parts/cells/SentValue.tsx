import { NativeAmount } from './NativeAmount.tsx'

/** The coins that a call sends, in wei. Most send none: what one sends stands out. */
export function SentValue({ wei }: { wei: bigint | null }) {
  return (
    <span className={wei === 0n ? 'text-faint' : ''}>
      <NativeAmount wei={wei} />
    </span>
  )
}
