import type { Approval } from '#interfaces/node/contract/token/approvals.ts'
import { shortHash } from '#lib/text/midcut.ts'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import { TokenTrust } from '#ui/trust/TokenTrust.tsx'

type ApprovedTokenProps = { approval: Pick<Approval, 'token' | 'symbol'> }

/** The token of an approval with its address, because anybody can give a token the symbol of another one. */
export function ApprovedToken({ approval: { token, symbol } }: ApprovedTokenProps) {
  return (
    <span className="inline-flex max-w-full items-baseline gap-1.5">
      <TokenLink address={token} symbol={symbol} />
      <TokenTrust token={{ address: token }} />
      {/* The mark of a look-alike says the address, too. */}
      {symbol && (
        <span className="shrink-0 font-mono text-xs text-faint [.text-warn+&]:hidden">
          {shortHash(token)}
        </span>
      )}
    </span>
  )
}
