import type { Suspicion } from '#domain/tokens/suspiciousTransfers.ts'
import type { TokenTransfer } from '#interfaces/explorer/token/tokenTransfer.ts'
import { ownEntry } from '#lib/text/ownEntry.ts'
import { Badge, type Tone } from '#ui/figures/Badge.tsx'

const kinds: Readonly<Record<string, { word: string; tone: Tone }>> = {
  token_minting: { word: 'Mint', tone: 'info' },
  token_burning: { word: 'Burn', tone: 'warn' },
}

const suspicions: Record<Suspicion, { word: string; why: string }> = {
  scam: { word: 'Scam', why: 'The explorer reports this token as a scam' },
  zero: {
    word: 'Zero value',
    why: "Moved nothing. Anyone can make such a transfer in somebody else's name",
  },
  imitation: { word: 'Imitation', why: 'The other address imitates one that was paid from here' },
}

type TransferMarkProps = { transfer: TokenTransfer; suspicion: Suspicion | undefined }

/** What is special about a transfer: a mint, a burn, or a reason for suspicion. Null for the usual one. */
export function transferMark({ transfer: { kind }, suspicion }: TransferMarkProps) {
  const found = ownEntry(kinds, kind ?? '')
  if (!found && !suspicion) return null
  return (
    <span className="inline-flex gap-1.5">
      {found && <Badge tone={found.tone}>{found.word}</Badge>}
      {suspicion && suspicionBadge(suspicion)}
    </span>
  )
}

/** The word for a reason for suspicion, which its title explains. */
export function suspicionBadge(suspicion: Suspicion) {
  const { word, why } = suspicions[suspicion]
  return (
    <Badge tone="warn" title={why}>
      {word}
    </Badge>
  )
}
